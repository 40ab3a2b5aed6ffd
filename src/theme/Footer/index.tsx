import Footer from '@theme-original/Footer';
import {type ReactNode, Suspense} from 'react';

/** It has nothing but links, so React takes it over when nothing else is to be done (src/components/TakenOverLater). */
export default function FooterInTime(): ReactNode {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
}
