import {homeOf} from '@site/src/components/versions/addresses';
import {useVersionBeingRead} from '@site/src/components/versions/useVersionBeingRead';
import type {Props} from '@theme/Logo';
import Logo from '@theme-original/Logo';
import type {ComponentType, ReactNode} from 'react';

/** The theme hands what it does not know to its link, where it comes after the theme's own address. */
const LinkedLogo = Logo as ComponentType<Props & {to: string}>;

export default function LogoLeadingHome(props: Props): ReactNode {
  const {version} = useVersionBeingRead();
  return <LinkedLogo {...props} to={homeOf(version)} />;
}
