import type {ReactNode} from 'react';
import shared from './styles.module.css';

interface Props<T extends string> {
  /** Name of the control, and of the choice that filters nothing. */
  label: string;
  value: T | '';
  options: readonly {readonly id: T; readonly label: string}[];
  onChange: (value: T | '') => void;
}

/** One more filter of a table. */
export function Choice<T extends string>({label, value, options, onChange}: Props<T>): ReactNode {
  return (
    <select
      className={shared.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(options.find(({id}) => id === event.currentTarget.value)?.id ?? '')}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
