import {createContext} from 'react';

/** How often the reader has put this lab back to its start. A lab that has just loaded announces nothing; one that was reset does. */
export const Restarts = createContext(0);
