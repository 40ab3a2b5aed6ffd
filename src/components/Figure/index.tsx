import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ComponentType, type MouseEvent, type ReactNode, useRef, useState} from 'react';
import {leaveOutBelow} from '../leave-out-below';
import buttons from '../lib/buttons.module.css';
import styles from './styles.module.css';

interface Props {
  /** A file of src/components/Figure/figures, without its ending. */
  name: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  caption?: ReactNode;
  /** Written by plugins/vocabulary: the picture, imported by this page only. */
  picture: ComponentType & {
    /** It moves while an element around it has `data-playing`, and tells as much when it does not. */
    moves?: boolean;
  };
}

/** An illustration that follows the theme and can be enlarged: `<Figure name="constraints" alt="…" caption="…" />`. */
export function Figure({name, alt, caption, picture: Picture}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [playing, setPlaying] = useState(false);

  const enlarge = () => {
    setOpen(true);
    leaveOutBelow();
    dialog.current?.showModal();
  };
  // A click on the dialog itself, not on what is in it, is a click beside the picture.
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    <figure className={styles.figure} data-figure={name}>
      <div className={styles.paper}>
        <div
          role="img"
          aria-label={alt}
          className={styles.picture}
          data-playing={playing || undefined}
          onAnimationEnd={() => setPlaying(false)}
        >
          <Picture />
        </div>
        {Picture.moves && (
          <button type="button" className={clsx(buttons.boxed, styles.play)} aria-disabled={playing} onClick={() => setPlaying(true)}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4.5 2.5v11l9-5.5z" />
            </svg>
            {translate({id: 'vocabulary.figure.play', message: 'Play', description: 'Button below a picture that shows it in motion'})}
          </button>
        )}
        <button
          type="button"
          className={styles.enlarge}
          onClick={enlarge}
          aria-label={translate({
            id: 'vocabulary.figure.enlarge',
            message: 'Enlarge the picture',
            description: 'Button that shows a picture large',
          })}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9" />
          </svg>
        </button>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is the pointer's way */}
      <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={() => setOpen(false)} onClick={onBackdrop}>
        <div className={styles.large}>
          <button type="button" className={clsx(buttons.boxed, styles.close)} onClick={() => dialog.current?.close()}>
            {translate({id: 'vocabulary.figure.close', message: 'Close', description: 'Button that closes the enlarged picture'})}
          </button>
          {open && (
            <div role="img" aria-label={alt}>
              <Picture />
            </div>
          )}
        </div>
      </dialog>
    </figure>
  );
}
