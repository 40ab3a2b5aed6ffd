/** Where the card of a page is, below the root of its language: `img/cards/cli-reference.png`. */
export function cardFile(address: string, baseUrl: string): string {
  const name = address.slice(baseUrl.length).replace(/\/$/, '').replaceAll('/', '.');
  return `img/cards/${name || 'home'}.png`;
}
