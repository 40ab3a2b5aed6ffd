import {Component, type ReactNode} from 'react';

interface Props {
  failure: ReactNode;
  children: ReactNode;
}

/** A lab that crashes must not crash the page. Give it a new `key` to try again. */
export class Boundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}
