import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {FlagFactsProps} from '@site/core/facts/flags';
import {Badge} from '@site/src/components/Badge';
import boxes from '@site/src/components/lib/facts-box.module.css';
import {labelOf} from '@site/src/components/lib/label';
import type {ReactNode} from 'react';
import {categoryLabels} from './labels';
import styles from './styles.module.css';
import {Value} from './Value';

interface Props {
  flag: string;
  facts: FlagFactsProps;
}

function Row({term, children}: {term: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Keys({list}: {list: readonly string[]}): ReactNode {
  return (
    <span className={styles.chips}>
      {list.map((key) => (
        <code key={key}>{key}</code>
      ))}
    </span>
  );
}

function Targets({targets}: Pick<FlagFactsProps, 'targets'>): ReactNode {
  if ('every' in targets) {
    return (
      <Translate id="vocabulary.flagHeader.everyTarget" description="Shown when a flag works for every code target">
        Every target
      </Translate>
    );
  }
  if ('only' in targets) return targets.only;
  return (
    <Translate
      id="vocabulary.flagHeader.everyTargetBut"
      values={{names: targets.except}}
      description="Shown when a flag works for every code target except the few named"
    >
      {'Every target except {names}'}
    </Translate>
  );
}

/** What the stage of a flag asks of the reader. */
function StageNote({stage}: Pick<FlagFactsProps, 'stage'>): ReactNode {
  switch (stage) {
    case 'draft':
      return (
        <Translate
          id="vocabulary.flagHeader.draft"
          values={{setting: <code>flags.experimental: true</code>, file: <code>designto.config.js</code>}}
          description="Beside the stage of a draft flag: what draft means, the setting it needs, and the file the setting is in"
        >
          {'no effect without {setting} in {file}; any part of it may still change'}
        </Translate>
      );
    case 'staging':
      return (
        <Translate id="vocabulary.flagHeader.staging" description="Beside the stage of a flag in staging">
          works without a setting; details of the output may still change
        </Translate>
      );
    default:
      return null;
  }
}

/** A flag at a glance: `<FlagHeader flag="--as-button" />`, on top of its page. */
export function FlagHeader({facts}: Props): ReactNode {
  const {stage, category, keys, value, targets, related} = facts;
  return (
    <dl className={boxes.box}>
      <Row term={translate({id: 'vocabulary.flagHeader.stage', message: 'Stage', description: 'How ready a flag is'})}>
        <span className={styles.stage}>
          <Badge is={stage} />
          {stage !== 'production' && (
            <span>
              <StageNote stage={stage} />
            </span>
          )}
        </span>
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.keys', message: 'Keys', description: 'The spellings of a flag'})}>
        <Keys list={keys} />
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.value', message: 'Value', description: 'What may be written after a flag'})}>
        <Value value={value} />
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.category', message: 'Category', description: 'The group a flag belongs to'})}>
        {labelOf(categoryLabels, category)}
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.targets', message: 'Targets', description: 'The code targets a flag works for'})}>
        <Targets targets={targets} />
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.related', message: 'Related', description: 'Flags to read about next'})}>
        <span className={styles.chips}>
          {related.map(({name, to}) => (
            <Link key={name} to={to}>
              <code>{name}</code>
            </Link>
          ))}
        </span>
      </Row>
    </dl>
  );
}
