import {type Key, readShortcut} from '@site/core/keys';
import {Children, Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

function Chord({keys, platform, plus}: {keys: readonly Key[]; platform: 'mac' | 'other'; plus: boolean}): ReactNode {
  return (
    <span className={styles.chord} data-keys={platform}>
      {keys.map((key, index) => (
        <Fragment key={key.sign}>
          {index > 0 && <span className={styles.plus}>{plus ? '+' : ' '}</span>}
          <kbd>
            {key.spoken ? (
              <>
                <span aria-hidden="true">{key.sign}</span>
                <span className={styles.spoken}>{key.spoken}</span>
              </>
            ) : (
              key.sign
            )}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A keyboard shortcut, `<Keys>Mod+Shift+K</Keys>`, in the spelling of the reader's platform. Both are in the page; the
 * platform is on <html> before the first paint (config/platform.ts), and without scripts both are shown.
 */
export function Keys({children}: {children?: ReactNode}): ReactNode {
  const {mac, other} = readShortcut(Children.toArray(children).join(''));
  return (
    <span className={styles.keys}>
      <Chord keys={mac} platform="mac" plus={false} />
      <span className={styles.or}> / </span>
      <Chord keys={other} platform="other" plus />
    </span>
  );
}
