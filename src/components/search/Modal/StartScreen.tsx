import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {StoredHit} from '../shared/hit';
import {CloseIcon, RecentIcon, StarIcon} from '../shared/icons';
import type {History} from '../shared/stored-searches';
import {plainText} from '../shared/text';
import type {Api, State} from './autocomplete';
import {StoredTitle} from './Hit';
import type {Item, Numbered} from './items';
import Option from './Option';
import styles from './styles.module.css';

type Props = {
  api: Api;
  state: State;
  history: History;
  listId: string;
  label: string;
  hrefOf: (url: string) => string;
  open: (href: string) => void;
  originOf: (url: string) => string;
  onChanged: () => void;
};

type Stored = Numbered<Extract<Item, {kind: 'recents' | 'favorites'}>>;

const isStored = (item: Item): item is Stored => item.kind !== 'hit';
const titleOf = (hit: StoredHit) => plainText((hit.type === 'content' ? hit.content : hit.hierarchy[hit.type]) ?? '');

const groupTitles = {
  recents: () => translate({id: 'search.start.recents', message: 'Recent', description: 'Title above the recent searches'}),
  favorites: () => translate({id: 'search.start.favorites', message: 'Favorite', description: 'Title above the favorite searches'}),
};

const actionNames = {
  save: () => translate({id: 'search.start.save', message: 'Save this search', description: 'Makes a recent search a favorite'}),
  forget: () => translate({id: 'search.start.forget', message: 'Remove this search from history', description: 'Removes a recent search'}),
  unsave: () =>
    translate({id: 'search.start.unsave', message: 'Remove this search from favorites', description: 'Removes a favorite search'}),
};

function Action({
  name,
  hit,
  onClick,
  children,
}: {
  name: keyof typeof actionNames;
  hit: StoredHit;
  onClick: () => void;
  children: ReactNode;
}) {
  const title = actionNames[name]();
  return (
    <button type="button" className={styles.action} title={title} aria-label={`${title}: ${titleOf(hit)}`} onClick={onClick}>
      {children}
    </button>
  );
}

/** Recent and favorite searches. The buttons are beside the list, not in it: an option may contain nothing to operate. */
export default function StartScreen({api, state, history, listId, label, hrefOf, open, originOf, onChanged}: Props): ReactNode {
  const change = (work: () => void) => () => {
    work();
    onChanged();
  };
  const groups = state.collections
    .map(({source, items}) => ({source, items: items.filter(isStored)}))
    .filter(({items}) => items.length > 0);
  let row = 0;
  const placed = groups.map(({source, items}) => {
    row += 1;
    return {source, titleRow: row, items: items.map((item) => ({item, row: ++row}))};
  });

  return (
    <div className={styles.stored}>
      <div role="listbox" id={listId} aria-label={label} className={styles.contents}>
        {placed.map(({source, titleRow, items}) => {
          const headingId = `${listId}-${source.sourceId}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={source.sourceId} role="group" aria-labelledby={headingId} className={styles.contents}>
              <div id={headingId} className={styles.groupTitle} style={{gridRow: titleRow}}>
                {groupTitles[source.sourceId === 'favorites' ? 'favorites' : 'recents']()}
              </div>
              {items.map(({item, row: at}) => (
                <Option
                  key={item.hit.objectID}
                  api={api}
                  source={source}
                  item={item}
                  isActive={item.__autocomplete_id === state.activeItemId}
                  href={hrefOf(item.hit.url)}
                  open={open}
                  row={at}
                >
                  <span className={styles.icon}>{item.kind === 'favorites' ? <StarIcon /> : <RecentIcon />}</span>
                  <StoredTitle hit={item.hit} origin={originOf(item.hit.url)} />
                </Option>
              ))}
            </div>
          );
        })}
      </div>
      {placed.flatMap(({items}) =>
        items.map(({item: {kind, hit}, row: at}) => (
          <div key={`${kind} ${hit.objectID}`} className={styles.actions} style={{gridRow: at}}>
            {kind === 'recents' && (
              <>
                <Action
                  name="save"
                  hit={hit}
                  onClick={change(() => {
                    history.favorites.add(hit);
                    history.recents.remove(hit);
                  })}
                >
                  <StarIcon />
                </Action>
                <Action name="forget" hit={hit} onClick={change(() => history.recents.remove(hit))}>
                  <CloseIcon />
                </Action>
              </>
            )}
            {kind === 'favorites' && (
              <Action name="unsave" hit={hit} onClick={change(() => history.favorites.remove(hit))}>
                <CloseIcon />
              </Action>
            )}
          </div>
        )),
      )}
    </div>
  );
}
