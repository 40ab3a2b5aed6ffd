import {type ReactNode, useId} from 'react';
import styles from './color-field.module.css';
import {Field} from './controls';

interface Props {
  label: string;
  /** Six digits: `#rrggbb`. */
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own color picker, with the value written beside it. */
export function ColorField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <span className={styles.color}>
        <input id={id} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
        <code aria-hidden="true">{value}</code>
      </span>
    </Field>
  );
}
