import {type ReactNode, useId} from 'react';
import styles from './controls.module.css';
import {NumberField} from './number-field';

interface FieldProps {
  label: string;
  /** id of the control that the label names. */
  htmlFor?: string;
  hint?: string;
  children: ReactNode;
}

export function Field({label, htmlFor, hint, children}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={htmlFor}>
        {label}
      </label>
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Shown after the number, such as `px` or `°`. */
  unit?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A native range and the same value as a number. */
export function Slider({label, value, min, max, step = 1, unit, disabled, onChange}: SliderProps): ReactNode {
  const id = useId();
  const bounds = {min, max, step};
  return (
    <div className={styles.field} data-disabled={disabled || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.slider}>
        <input
          id={id}
          type="range"
          className={styles.range}
          {...bounds}
          value={value}
          disabled={disabled}
          aria-valuetext={unit ? `${value} ${unit}` : undefined}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <span className={styles.number}>
          <NumberField label={label} value={value} {...bounds} disabled={disabled} onChange={onChange} />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      </div>
    </div>
  );
}

export interface Option<T extends string> {
  value: T;
  label: string;
  /** A picture instead of the words; the words stay for screen readers and as tooltip. */
  icon?: ReactNode;
  disabled?: boolean;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}

/** Radio buttons drawn as one segmented control. */
export function Choice<T extends string>({label, value, options, onChange}: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment} title={option.icon ? option.label : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>
              {option.icon ? (
                <>
                  {option.icon}
                  <span className={styles.hidden}>{option.label}</span>
                </>
              ) : (
                option.label
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For more options than a row holds. */
export function Select<T extends string>({label, value, options, onChange}: ChoiceProps<T>): ReactNode {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Toggle({label, checked, disabled, onChange}: ToggleProps): ReactNode {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
