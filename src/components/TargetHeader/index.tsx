import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {TargetHeaderProps} from '@site/core/facts/targets';
import type {DrawnPart} from '@site/core/layers/drawn';
import {Badge} from '@site/src/components/Badge';
import boxes from '@site/src/components/lib/facts-box.module.css';
import photos from '@site/src/components/lib/photo.module.css';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';

/** A layer of the card, as the drawing beside the code shows it. */
function Part({part}: {part: DrawnPart}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <span className={styles.part} style={part.style as CSSProperties}>
      {part.text}
      {part.kind === 'image' && <img className={photos.photo} src={`${siteConfig.baseUrl}img/lisbon.svg`} alt="" loading="lazy" />}
      {part.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of the card never change
        <Part key={index} part={child} />
      ))}
    </span>
  );
}

/** The hero card as it runs, in what it runs in. Its words are those of the sample, the same in every language. */
function Result({name, family, card}: Pick<TargetHeaderProps, 'name' | 'family' | 'card'>): ReactNode {
  const label = translate(
    {
      id: 'vocabulary.targetHeader.result',
      message: 'The hero card as {name} shows it',
      description: 'Accessible name of a picture; {name} is a code target such as React',
    },
    {name},
  );
  return (
    <div className={styles.paper}>
      <div className={styles.device} data-device={family === 'mobile' ? 'phone' : 'browser'} role="img" aria-label={label}>
        <span className={styles.bar} />
        <span className={styles.screen}>
          <span className={styles.card}>
            <Part part={card} />
          </span>
        </span>
      </div>
    </div>
  );
}

/** A target at a glance, on top of its page; plugins/vocabulary/target-header.ts puts it there. */
export default function TargetHeader({name, status, family, minimum, files, card}: TargetHeaderProps): ReactNode {
  return (
    <div className={clsx(boxes.box, styles.sides)} data-search="off">
      <dl className={styles.facts}>
        <div>
          <dt>{translate({id: 'vocabulary.targetHeader.status', message: 'Status', description: 'How ready a code target is'})}</dt>
          <dd>
            <Badge is={status} />
          </dd>
        </div>
        {minimum && (
          <div>
            <dt>
              {translate({
                id: 'vocabulary.targetHeader.minimum',
                message: 'Minimum version',
                description: 'The oldest version of a framework that the output runs in',
              })}
            </dt>
            <dd>{minimum}</dd>
          </div>
        )}
        {files.length > 0 && (
          <div>
            <dt>
              {translate({
                id: 'vocabulary.targetHeader.files',
                message: 'Files of a module',
                description: 'Head of the list of files that a code target writes for one module',
              })}
            </dt>
            <dd>
              {files.map((file) => (
                <code key={file}>{file}</code>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <Result name={name} family={family} card={card} />
    </div>
  );
}
