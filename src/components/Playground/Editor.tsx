import clsx from 'clsx';
import {type KeyboardEvent, memo, type ReactNode, type RefObject, useId} from 'react';
import {type Edit, newLine, shift} from './editing';
import {layerTokens} from './layer-tokens';
import styles from './styles.module.css';
import {words} from './words';

interface Props {
  source: string;
  onChange: (source: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Nothing can be typed yet: it would be lost. */
  waiting: boolean;
  /** The line with a mistake. */
  wrong?: number;
  /** The id of what says what is wrong. */
  mistakeId: string;
}

/** Longer designs are plain text: coloring each line would slow typing down. */
const mostColored = 1500;

const Line = memo(function Line({text, wrong}: {text: string; wrong: boolean}): ReactNode {
  return (
    <span className={clsx('line', styles.line)} data-wrong={wrong || undefined}>
      {layerTokens(text).map(({kind, text: part}, index) =>
        kind ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
          <span key={index} className={kind === 'flag' ? styles.flag : kind}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
      {'\n'}
    </span>
  );
});

/** Puts an edit into the field as if it were typed, so that it can be undone. */
function apply(field: HTMLTextAreaElement, {start, end, text, selection: [from, to]}: Edit): void {
  field.setSelectionRange(start, end);
  // Deprecated, but still the only way that keeps undo: https://github.com/w3c/editing/issues/150
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
  field.setSelectionRange(from, to);
}

function editOf({key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent}: KeyboardEvent, field: HTMLTextAreaElement): Edit | undefined {
  const {value, selectionStart: start, selectionEnd: end} = field;
  if (nativeEvent.isComposing || altKey) return undefined;
  const command = ctrlKey || metaKey;
  if (key === 'Enter' && !command && !shiftKey) return newLine(value, start, end);
  if (command && (key === ']' || key === '[')) return shift(value, start, end, key === ']' ? 'in' : 'out');
  return undefined;
}

/** A field of plain text with the same text in color behind it. Tab moves on, as in any field. */
export function Editor({source, onChange, field, waiting, wrong, mistakeId}: Props): ReactNode {
  const id = useId();
  const lines = source.split('\n');
  const colored = lines.length <= mostColored;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const edit = editOf(event, event.currentTarget);
    if (!edit) return;
    event.preventDefault();
    apply(event.currentTarget, edit);
  };
  return (
    <div className={styles.editor}>
      <label className={styles.label} htmlFor={id}>
        {words.editor()}
      </label>
      <div className={clsx(styles.page, !colored && styles.plain)}>
        {colored && (
          <pre className={clsx('code-lines', styles.colored)} aria-hidden="true">
            {lines.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number alone
              <Line key={index} text={text} wrong={wrong === index + 1} />
            ))}
          </pre>
        )}
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          value={source}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          readOnly={waiting}
          aria-describedby={wrong === undefined ? `${id}-help` : `${mistakeId} ${id}-help`}
          aria-invalid={wrong !== undefined}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          wrap="off"
        />
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {words.help()}
      </p>
    </div>
  );
}
