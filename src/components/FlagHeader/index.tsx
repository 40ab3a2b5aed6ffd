import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/config/brand';
import {isLocale} from '@site/config/locales';
import type {Flag} from '@site/data/flags/types';
import {targetName, targets} from '@site/data/targets';
import {Badge} from '@site/src/components/Badge';
import type {ReactNode} from 'react';
import {categoryLabels} from './labels';
import styles from './styles.module.css';
import {Value} from './Value';

interface Props {
  flag: string;
  /** Written by plugins/vocabulary from the registry in data/flags/. */
  facts?: Flag;
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

function Targets({flag, locale}: {flag: Flag; locale: string}): ReactNode {
  if (flag.targets.length === targets.length) {
    return (
      <Translate id="vocabulary.flagHeader.everyTarget" description="Shown when a flag works for every code target">
        Every target
      </Translate>
    );
  }
  const names = (included: boolean) =>
    targets
      .filter(({id}) => flag.targets.includes(id) === included)
      .map((target) => targetName(target, locale))
      .join(', ');
  if (flag.targets.length < targets.length - 5) return names(true);
  return (
    <Translate
      id="vocabulary.flagHeader.everyTargetBut"
      values={{names: names(false)}}
      description="Shown when a flag works for every code target except the few named"
    >
      {'Every target except {names}'}
    </Translate>
  );
}

/** A flag at a glance: `<FlagHeader flag="--as-button" />`, on top of its page. */
export function FlagHeader({flag: name, facts: flag}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (!flag || !isLocale(locale)) {
    throw new Error(
      `<FlagHeader flag="${name}"> was used outside of a page in docs/, so plugins/vocabulary gave it no facts; see the kitchen sink: /docs/kitchen-sink#flag-header`,
    );
  }
  return (
    <dl className={styles.header}>
      <Row term={translate({id: 'vocabulary.flagHeader.stage', message: 'Stage', description: 'How ready a flag is'})}>
        <Badge is={flag.stage} />
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.keys', message: 'Keys', description: 'The spellings of a flag'})}>
        <Keys list={[...flag.keys.filter((key) => key !== '----disable'), ...(flag.forms ?? [])]} />
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.value', message: 'Value', description: 'What may be written after a flag'})}>
        <Value value={flag.value} locale={locale} />
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.category', message: 'Category', description: 'The group a flag belongs to'})}>
        {categoryLabels[flag.category]()}
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.targets', message: 'Targets', description: 'The code targets a flag works for'})}>
        <Targets flag={flag} locale={locale} />
      </Row>
      <Row term={translate({id: 'vocabulary.flagHeader.related', message: 'Related', description: 'Flags to read about next'})}>
        <span className={styles.chips}>
          {flag.related.map((other) => (
            <Link key={other} to={`/${brand.scope}/flags/${other}`}>
              <code>{other}</code>
            </Link>
          ))}
        </span>
      </Row>
    </dl>
  );
}
