import {translate} from '@docusaurus/Translate';
import {type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef} from 'react';
import {CloseIcon} from '../shared/icons';
import {searchLabel} from '../shared/label';
import {maxQueryLength} from '../shared/limits';
import MagnifierIcon from '../shared/MagnifierIcon';
import {placeholder, searching} from '../shared/strings';
import type {Api, State} from './autocomplete';
import styles from './styles.module.css';

type Props = {
  api: Api;
  state: State;
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  hasList: boolean;
  /** The list belongs to what is in the box. */
  isFresh: boolean;
  /** True while an input method is composing; the dialog must not close then either. */
  composing: RefObject<boolean>;
  onClear: () => void;
  onClose: () => void;
};

const isOfInputMethod = ({nativeEvent}: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

export default function SearchBox({api, state, inputRef, listId, hasList, isFresh, composing, onClear, onClose}: Props): ReactNode {
  const {onKeyDown, ...input} = api.getInputProps({inputElement: inputRef.current, maxLength: maxQueryLength, placeholder: placeholder()});
  const isStalled = state.status === 'stalled';
  const activeOption = hasList ? input['aria-activedescendant'] : undefined;

  // Enter came before the results of what was typed: it means the first of them, not of the ones before.
  const waiting = useRef(false);
  useEffect(() => {
    if (!isFresh || !waiting.current) return;
    waiting.current = false;
    if (activeOption) document.getElementById(activeOption)?.click();
  });

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) {
      // Enter, arrows and Escape belong to the input method; the browser must not close the dialog with them either.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    waiting.current = event.key === 'Enter' && !isModified && !isFresh;
    if (waiting.current) event.preventDefault();
    else onKeyDown(event);
  };

  return (
    <header className={styles.head}>
      <form {...api.getFormProps({inputElement: null})} className={styles.form} aria-label={searchLabel()}>
        <label {...api.getLabelProps({})} htmlFor={input.id} className={styles.glass} data-stalled={isStalled || undefined}>
          <MagnifierIcon />
          <span className={styles.hidden}>{placeholder()}</span>
        </label>
        <input
          {...input}
          ref={inputRef}
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={activeOption}
          onKeyDown={handleKey}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={(event) => {
            composing.current = false;
            input.onCompositionEnd?.(event);
          }}
        />
        {isStalled && (
          <span className={styles.stalled} role="status">
            {searching()}
          </span>
        )}
        {state.query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={translate({id: 'search.clear', message: 'Clear the query', description: 'Button that empties the search box'})}
            onClick={onClear}
          >
            <CloseIcon />
          </button>
        )}
      </form>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {translate({id: 'search.cancel', message: 'Cancel', description: 'Button that closes the search dialog'})}
      </button>
    </header>
  );
}
