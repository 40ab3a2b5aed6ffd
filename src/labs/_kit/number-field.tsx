import {type ReactNode, useState} from 'react';
import {clamp, round} from './number';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** Arrow keys and spin buttons give whole numbers: nothing of theirs is half written. Firefox calls them replacements. */
const isTyped = (event: Event) => event instanceof InputEvent && event.inputType !== 'insertReplacementText';

/**
 * A number to type or to step through with the arrow keys. What is typed stays as it is until Enter is pressed or the field is left, so
 * that a number can be half written; every valid number on the way is already taken.
 */
export function NumberField({label, value, min, max, step, disabled, onChange}: Props): ReactNode {
  const [draft, setDraft] = useState<string>();

  const finish = () => {
    const number = Number(draft);
    if (draft !== undefined && draft.trim() !== '' && Number.isFinite(number)) onChange(clamp(number, min, max));
    setDraft(undefined);
  };

  return (
    <input
      type="number"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={draft ?? value}
      disabled={disabled}
      // Room for the longest number of the range and two digits more; it must not change while the value does.
      style={{width: `${String(round(max - step, 6)).length + 2}ch`}}
      onChange={({target, nativeEvent}) => {
        setDraft(isTyped(nativeEvent) ? target.value : undefined);
        if (target.value !== '' && target.validity.valid) onChange(Number(target.value));
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
