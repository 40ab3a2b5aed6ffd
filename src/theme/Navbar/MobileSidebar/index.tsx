import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {whenIdle} from '@site/src/components/search/shared/when-idle';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

/** The drawer holds every link of the sidebar. It is made when nothing else is to be done, or when the reader opens it. */
export default function MobileSidebarInTime(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsTime(true))), []);
  return isTime || shown ? <MobileSidebar /> : null;
}
