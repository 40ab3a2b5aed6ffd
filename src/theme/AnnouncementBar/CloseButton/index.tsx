import type CloseButtonType from '@theme/AnnouncementBar/CloseButton';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';

type Props = ComponentProps<typeof CloseButtonType>;

/** The button leaves the page with its bar; the focus goes to what follows, the first thing in the navbar that is shown. */
export default function CloseButtonGivingFocus({onClick, ...props}: Props): ReactNode {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        const following = [...document.querySelectorAll<HTMLElement>('.navbar__toggle, .navbar__brand')];
        following.find((element) => element.getClientRects().length > 0)?.focus({preventScroll: true});
      }}
    />
  );
}
