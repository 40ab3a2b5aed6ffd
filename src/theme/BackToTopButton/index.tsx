import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's button scrolls frame by frame, for everyone. */
export default function BackToTopWithoutMotion(): ReactNode {
  const jump = (event: MouseEvent) => {
    if (!prefersReducedMotion()) return;
    event.stopPropagation();
    window.scrollTo(0, 0);
  };
  return (
    <div className={styles.around} onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}
