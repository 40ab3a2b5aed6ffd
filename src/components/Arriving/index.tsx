import {useLocation} from '@docusaurus/router';
import {afterPicture} from '@site/core/after-picture';
import {
  type ComponentProps,
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import {drawTheRest} from './draw';
import styles from './styles.module.css';

/** Whether all of the page is to be there. Nothing on a page that comes as a whole. */
const Arrival = createContext<boolean | undefined>(undefined);

/** A page that is clicked to: first its first screen, then, once the browser has drawn it, the rest, and then what has to be drawn of that. */
export function ArrivingPage({children, ...attributes}: ComponentProps<'div'>): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(false);
  // Who follows a link to a place on the page meanwhile needs the rest at once, and the height of all that is above the place.
  const isLedOn = useLocation().hash !== '';
  const isWhole = isLedOn || isDue;
  useEffect(
    () =>
      afterPicture(() => {
        startTransition(() => setDue(true));
        if (isWhole && page.current) drawTheRest(page.current);
      }),
    [isWhole],
  );
  return (
    <Arrival value={isWhole}>
      <div ref={page} data-arriving={isLedOn ? undefined : ''} {...attributes}>
        {children}
      </div>
    </Arrival>
  );
}

/** What is at the end of a page comes with the rest of it. */
export function WithTheRest({children}: {children: ReactNode}): ReactNode {
  return useContext(Arrival) === false ? null : children;
}

/** So many parts of a text fill most screens, and the rest comes before it is missed. The line breaks between them count too. */
const firstParts = 12;

/** What MDX makes of a text: a function that gives a fragment of all its parts, or its only one. */
type Text = ReactElement<object, (props: object) => ReactElement<{children?: ReactNode}>>;

function ArrivingText({text, isWhole}: {text: Text; isWhole: boolean}): ReactNode {
  const whole = text.type(text.props);
  const {children} = whole.props;
  // A text of a single part is that part.
  if (whole.type !== Fragment || !Array.isArray(children)) return whole;
  const parts: ReactNode[] = children;
  const rest = isWhole ? createElement(Fragment, null, ...parts.slice(firstParts)) : <div className={styles.room} />;
  return createElement(Fragment, null, ...parts.slice(0, firstParts), rest);
}

/** MDX puts it around every text. */
export function MdxWrapper({children}: {children: Text}): ReactNode {
  const isWhole = useContext(Arrival);
  if (isWhole === undefined) return children;
  return (
    // A text within the text comes with the part that it is in.
    <Arrival value={undefined}>
      <ArrivingText text={children} isWhole={isWhole} />
    </Arrival>
  );
}
