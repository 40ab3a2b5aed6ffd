import type {Example} from '../../core/playground/example';

/** The designs of a page: each `layers` fence that is shown whole, below the heading it belongs to. */
export function fencesOf(page: string): {heading: string; source: string}[] {
  const fences: {heading: string; source: string}[] = [];
  let heading = '';
  let fence: {mark: string; lines: string[] | undefined} | undefined;
  for (const line of page.split('\n')) {
    const [, mark, info = ''] = /^ *(`{3,})(.*)$/.exec(line) ?? [];
    if (fence) {
      if (mark === fence.mark && info === '') {
        if (fence.lines) fences.push({heading, source: fence.lines.join('\n')});
        fence = undefined;
      } else fence.lines?.push(line);
    } else if (mark) fence = {mark, lines: info === 'layers' ? [] : undefined};
    else heading = /^#{2,3} (.*?)\s*(?:\{\/\*.*)?$/.exec(line)?.[1] ?? heading;
  }
  return fences;
}

interface Page {
  /** Its path in docs/, without the extension. */
  readonly path: string;
  readonly text: string;
}

const isFlag = /\/flags\/(--.+)$/;

/** Every design to start from: the hero card, the worked examples, and the first design of each flag's page. */
export function examplesOf(pages: readonly Page[]): Example[] {
  return pages.flatMap(({path, text}): Example[] => {
    const fences = fencesOf(text).map(({heading, source}, index) => ({id: `${path}/${index + 1}`, heading, source}));
    const [first] = fences;
    if (!first) return [];
    const {id, source} = first;
    if (path === 'getting-started/intro')
      return [{id, group: 'start', title: source.split('\n')[0]?.match(/^[^"=]*?(?= \S+[=x])/)?.[0] ?? path, source}];
    if (path === 'getting-started/examples') {
      return fences.map((fence) => ({id: fence.id, group: 'examples', title: fence.heading.replaceAll('`', ''), source: fence.source}));
    }
    const [, flag] = isFlag.exec(path) ?? [];
    return flag ? [{id, group: 'flags', title: flag, source}] : [];
  });
}
