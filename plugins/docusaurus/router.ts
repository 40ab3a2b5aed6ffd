import {BrowserRouter as Router} from 'react-router-dom';
import {onceWhole} from './whole';

type Listener = (...change: unknown[]) => void;
type History = {listen: (listener: Listener) => () => void};

/**
 * Before React has taken over the text, a new address would have it put nothing in its place. So the app is told of it right after.
 */
export class BrowserRouter extends Router {
  declare history: History;

  constructor(props: Router['props']) {
    super(props);
    const {listen} = this.history;
    this.history.listen = (listener) => listen((...change) => onceWhole(() => listener(...change)));
  }
}

/** The site has no addresses of that kind. */
export const HashRouter = BrowserRouter;
