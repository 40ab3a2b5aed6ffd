/** More layers than these are converted, but not drawn while somebody types. */
export const mostDrawn = 1000;
