import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {Component, type JSX} from 'react';
import {Route, type RouteComponentProps} from 'react-router';
import load, {isLoaded} from './loaded-pages';

type Location = RouteComponentProps['location'];
type Props = {location: Location; children: JSX.Element};
type State = {isLoading: boolean};

/**
 * Keeps the old page on the screen until the new one is loaded; core/lib/client/PendingNavigation.js, which renders twice for every
 * click. A page that is loaded, as one is that the reader has pointed at, is rendered at once.
 */
export default class PendingNavigation extends Component<Props, State> {
  override state = {isLoading: false};
  previous: Location | null = null;
  /** Ends what a navigation has begun, such as the progress bar. */
  finish = typeof document === 'undefined' ? () => {} : this.begin(this.props.location);

  begin(location: Location): () => void {
    return dispatchLifecycleAction('onRouteUpdate', {previousLocation: this.previous, location});
  }

  override shouldComponentUpdate({location}: Props, {isLoading}: State): boolean {
    if (location === this.props.location) return !isLoading;
    this.previous = this.props.location;
    if (isLoaded(location.pathname)) {
      this.finish();
      this.begin(location)();
      return true;
    }
    this.setState({isLoading: true});
    this.finish = this.begin(location);
    load(location.pathname)
      .then(() => {
        this.finish();
        this.setState({isLoading: false});
      })
      .catch((error) => {
        console.warn(error);
        // A file may be gone because of a new deploy: the server knows its pages.
        window.location.reload();
      });
    return false;
  }

  override render(): JSX.Element {
    const {children, location} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previous} location={location}>
        {/* What is inside is told the location of the page on the screen. */}
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
