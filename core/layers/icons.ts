/** The pictures of icons, on a grid of 16, known by the name of their layer. Drawings and generated code show the same. */

const paths: Readonly<Record<string, string>> = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1H3zM7 14h2',
  check: 'm3 8.5 3.5 3.5L13 5',
  close: 'm4 4 8 8M12 4l-8 8',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  glass: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.3 10.3 14 14',
  heart: 'M8 13.5 2.9 8.4a3.2 3.2 0 0 1 4.6-4.5l.5.5.5-.5a3.2 3.2 0 0 1 4.6 4.5z',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  plus: 'M8 3v10M3 8h10',
  redo: 'M13 3v4H9M12.6 7A5 5 0 1 0 13 9.5',
  share: 'M8 10V2.5M5 5l3-2.5L11 5M4 7.5H3V14h10V7.5h-1',
  star: 'm8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z',
  undo: 'M3 3v4h4M3.4 7A5 5 0 1 1 3 9.5',
};

const others: Readonly<Record<string, string>> = {search: 'glass', loupe: 'glass'};

/** The path of an icon; `icon/close` is the same as `Close`, and a name without a picture is a star. */
export function iconPath(name: string): string {
  const word = name.toLowerCase().split('/').at(-1) ?? '';
  const star = paths.star ?? '';
  return paths[others[word] ?? word] ?? star;
}

export const iconNames: readonly string[] = Object.keys(paths);

export const iconGrid = 16;
export const iconStroke = 1.25;
