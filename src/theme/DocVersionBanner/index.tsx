import MissingPageNote from '@site/src/components/versions/MissingPageNote';
import type {Props} from '@theme/DocVersionBanner';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {ReactNode} from 'react';

export default function DocVersionBannerAndMissingPage(props: Props): ReactNode {
  return (
    <>
      <MissingPageNote />
      <DocVersionBanner {...props} />
    </>
  );
}
