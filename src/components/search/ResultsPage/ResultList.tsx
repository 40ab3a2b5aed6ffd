import type {ReactNode} from 'react';
import Highlight from '../shared/Highlight';
import HitPath from '../shared/HitPath';
import {type Level, levels} from '../shared/hit';
import {useOpenHit} from '../shared/useOpenHit';
import styles from './styles.module.css';
import type {PlacedHit} from './useResults';

type Props = {hits: PlacedHit[]; originOf: (url: string) => string; onChoose: (hit: PlacedHit) => void};

/** The levels a hit has, outermost first: the last is its title. */
const levelsOf = ({snippets, type}: PlacedHit): Level[] =>
  levels.filter((level) => snippets[level] && (type === 'content' || levels.indexOf(level) <= levels.indexOf(type)));

export default function ResultList({hits, originOf, onChoose}: Props): ReactNode {
  const {hrefOf, open} = useOpenHit();
  return (
    <ol className={styles.list}>
      {hits.map((hit) => {
        const own = levelsOf(hit);
        const href = hrefOf(hit.url);
        const title = hit.snippets[own.at(-1) ?? 'lvl1'] ?? '';
        return (
          <li key={`${hit.position} ${hit.objectID}`}>
            <p className={styles.path}>
              <HitPath origin={originOf(hit.url)} headings={own.slice(0, -1).map((level) => hit.snippets[level] ?? '')} />
            </p>
            <h2 className={styles.title}>
              <a
                href={href}
                onClick={(event) => {
                  onChoose(hit);
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  open(href);
                }}
              >
                <Highlight value={title} />
              </a>
            </h2>
            {hit.snippets.content && (
              <p className={styles.snippet}>
                <Highlight value={hit.snippets.content} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
