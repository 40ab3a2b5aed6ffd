/** Where the Markdown twin of a page is: its address plus `.md`. The home of a language has no name to add it to. */
export function twinAddress(address: string, home: string): string {
  return address === home ? `${home}index.md` : `${address.replace(/\/$/, '')}.md`;
}
