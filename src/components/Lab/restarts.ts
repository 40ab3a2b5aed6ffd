import {createContext} from 'react';

/** How often the reader has put this lab back to its start. A lab that has just arrived keeps quiet; one that was reset says so. */
export const Restarts = createContext(0);
