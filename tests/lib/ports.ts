/** Where the servers under test listen. */
export const ports = {site: 4600, shell: 4601, nginx: 4602} as const;
