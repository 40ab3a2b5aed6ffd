/**
 * To be called before a dialog opens: the browser styles all that it covers anew, and on a phone that takes longer than the dialog itself.
 * What is below the screen is left out until the dialog is there (config/wake).
 */
export const leaveOutBelow = () => document.dispatchEvent(new Event('busy'));
