/** A port as somebody has written it. `from`: what they have written it in. */
export function portOf(text: string, from: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`${from} is "${text}"; expected a number from 1 to 65535.`);
  return port;
}
