import Translate from '@docusaurus/Translate';
import type {FlagValueRow} from '@site/core/facts/flags';
import type {ReactNode} from 'react';
import {valueLabel} from './labels';

/** What may be written after a flag, in one line; in brief, without what the key alone means. */
export function Value({value, brief = false}: {value: FlagValueRow; brief?: boolean}): ReactNode {
  return (
    <>
      {valueLabel(value)}
      {value.allowed && (
        <>
          {': '}
          {value.allowed.map((word, index) => (
            <span key={word}>
              {index > 0 && ', '}
              <code>{word}</code>
            </span>
          ))}
        </>
      )}
      {value.min !== undefined && (
        <>
          {' '}
          <Translate id="vocabulary.flag.min" values={{min: value.min}} description="The least number a flag accepts">
            {'({min} or more)'}
          </Translate>
        </>
      )}
      {value.bare && !brief && (
        <>
          {'; '}
          <Translate
            id="vocabulary.flag.bare"
            values={{value: <code>{value.bare}</code>}}
            description="What a flag means when it is written without a value"
          >
            {'the key alone means {value}'}
          </Translate>
        </>
      )}
      {value.required && (
        <>
          {'; '}
          <Translate id="vocabulary.flag.required" description="A flag that must have a value">
            required
          </Translate>
        </>
      )}
    </>
  );
}
