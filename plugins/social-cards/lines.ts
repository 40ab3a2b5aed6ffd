/** Words in as few lines as the width allows, and these about as long as each other: no last line of one word. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const words = text.split(/\s+/);
  const fill = (room: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  };
  let lines = fill(width);
  for (let room = width * 0.95; room > width * 0.4; room -= width * 0.05) {
    const narrower = fill(room);
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line) > room)) break;
    lines = narrower;
  }
  return lines;
}

interface Set {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest of the sizes at which a title fits; at the smallest, what is too much is left out. */
export function setTitle(title: string, room: {width: number; height: number}, widthOf: (text: string, size: number) => number): Set {
  const sizes = [84, 72, 62, 52, 44, 38];
  for (const size of sizes) {
    const lines = linesOf(title, room.width, (text) => widthOf(text, size));
    if (lines.length * size * 1.16 <= room.height && lines.every((line) => widthOf(line, size) <= room.width)) return {size, lines};
  }
  const size = sizes.at(-1) ?? 38;
  const most = Math.floor(room.height / (size * 1.16));
  const lines = linesOf(title, room.width, (text) => widthOf(text, size));
  return {size, lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines};
}
