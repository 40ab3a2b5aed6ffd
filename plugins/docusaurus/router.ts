import {isWhole, onceWhole} from '@site/core/whole';
import {BrowserRouter as Router} from 'react-router-dom';
import load from './loaded-pages';

type Go = (...to: unknown[]) => void;
type Listen = (listener: Go) => () => void;
type History = {listen: Listen; push: Go; replace: Go};

/**
 * Before React has taken over the text, a new address would have it put nothing in its place, or find another text than it expects. So
 * whoever wants to leave does so right after. A text whose files do not come is never taken over; the server knows the next page.
 */
export class BrowserRouter extends Router {
  declare history: History;

  constructor(props: Router['props']) {
    super(props);
    const {history} = this;
    const {listen, push, replace} = history;
    const first = load(window.location.pathname);
    const inTime =
      (go: Go): Go =>
      (...to) => {
        if (isWhole()) {
          go(...to);
          return;
        }
        onceWhole(() => go(...to));
        first.catch(() => {
          go(...to);
          window.location.reload();
        });
      };
    history.push = inTime(push);
    history.replace = inTime(replace);
    history.listen = (listener) => listen(inTime(listener));
  }
}

/** The site has no addresses of that kind. */
export const HashRouter = BrowserRouter;
