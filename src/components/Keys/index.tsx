import {type Key, readShortcut, type Shortcut} from '@site/core/keys';
import {Children, Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** `platform`: the one it is shown on; on both without it. */
function Chord({keys, platform, plus}: {keys: readonly Key[]; platform?: 'mac' | 'other'; plus: boolean}): ReactNode {
  return (
    <span className={styles.chord} data-keys={platform}>
      {keys.map((key, index) => (
        <Fragment key={key.sign}>
          {index > 0 && <span className={styles.plus}>{plus ? '+' : ' '}</span>}
          {/* The sign alone is what a preview of the page shows. */}
          <kbd data-sign={key.spoken && key.sign}>
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

/** Of several keys the signs between them differ. */
const isSame = ({mac, other}: Shortcut) => mac.length === 1 && mac[0]?.sign === other[0]?.sign;

/**
 * A keyboard shortcut, `<Keys>Mod+Shift+K</Keys>`, in the spelling of the reader's platform. Both are in the page, unless
 * they are one key that is the same; the platform is on <html> before the first paint (config/platform.ts), and without scripts both are shown.
 */
export function Keys({children}: {children?: ReactNode}): ReactNode {
  const shortcut = readShortcut(Children.toArray(children).join(''));
  const {mac, other} = shortcut;
  return (
    <span className={styles.keys}>
      {isSame(shortcut) ? (
        <Chord keys={other} plus />
      ) : (
        <>
          <Chord keys={mac} platform="mac" plus={false} />
          <span className={styles.or}> / </span>
          <Chord keys={other} platform="other" plus />
        </>
      )}
    </span>
  );
}
