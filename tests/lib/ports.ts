/** Where the servers under test listen. */
export const ports = {
  site: 4600,
  shell: 4601,
  nginx: 4602,
  searchHosted: 4603,
  searchOrigin: 4604,
  targets: 4605,
  searchHosts: [4611, 4612, 4613],
} as const;
