import {WithTheRest} from '@site/src/components/Arriving';
import Paginator from '@theme-original/DocItem/Paginator';
import type {ReactNode} from 'react';

export default function DocItemPaginator(): ReactNode {
  return (
    <WithTheRest>
      <Paginator />
    </WithTheRest>
  );
}
