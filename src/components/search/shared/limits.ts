export const maxQueryLength = 64;
export const hitsPerPage = 20;
