/** The color of the page behind everything, for the browser's own frame around it: `--surface` of src/css/tokens.css. */
export const pageColors = {light: '#f9f9f6', dark: '#0f141e'} as const;
