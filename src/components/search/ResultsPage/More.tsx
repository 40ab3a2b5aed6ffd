import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import ActionButton from '../ActionButton';
import {searching} from '../shared/strings';

/** The next page comes when the end of the list is near; the button is for those who do not scroll. */
export default function More({isLoading, onMore}: {isLoading: boolean; onMore: () => void}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLoading || !button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {rootMargin: '200px'});
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading, onMore]);
  return (
    <ActionButton ref={button} onClick={onMore} aria-busy={isLoading}>
      {isLoading
        ? searching()
        : translate({id: 'search.page.more', message: 'Show more results', description: 'Button that loads the next results'})}
    </ActionButton>
  );
}
