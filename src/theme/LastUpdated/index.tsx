import Translate from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {useTranslation} from '@site/src/components/TranslationNote/useTranslation';
import type {Props} from '@theme/LastUpdated';
import LastUpdated from '@theme-original/LastUpdated';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function TranslatedOn({day}: {day: string}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  return (
    <span className={styles.translated}>
      <Translate
        id="site.translation.date"
        description="At the end of a translated page: the day on which it was last made to say what the English page says"
        values={{date: <time dateTime={day}>{format.format(new Date(day))}</time>}}
      >
        {'Translation updated: {date}'}
      </Translate>
    </span>
  );
}

/** A translated page may be edited without being brought up to date, so it has a second date. */
export default function LastUpdatedAndTranslated(props: Props): ReactNode {
  const translation = useTranslation();
  return (
    <>
      <LastUpdated {...props} />
      {translation && 'date' in translation && translation.date && <TranslatedOn day={translation.date} />}
    </>
  );
}
