/** More layers than these are converted, but not drawn while somebody types. */
export const mostDrawn = 1000;

/** Lines of a file that are shown; a browser takes seconds to lay out many more. Copying and downloading give all of them. */
export const mostShown = 1000;
