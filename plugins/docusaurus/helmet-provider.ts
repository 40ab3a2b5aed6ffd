import {whenWhole} from '@site/core/whole';
import {HelmetProvider as Provider, type ProviderProps} from 'react-helmet-async';

type Instance = {emitChange: () => void};
type Data = {value: {helmetInstances: {add: (instance: Instance) => void}}};

/**
 * Each of the ten parts of a page that have something for its head makes all of the head anew when it comes and when it goes, which was a
 * tenth of what a click took. Now the last of them does so, once, before the browser draws. The server has written the head of a page that
 * wakes: React renders its parts one after the other, and the head is left as it is until all of them have been heard.
 */
export class HelmetProvider extends Provider {
  declare helmetData: Data;
  mayWrite = false;
  last: (() => void) | undefined;

  constructor(props: ProviderProps) {
    super(props);
    const {helmetInstances} = this.helmetData.value;
    const {add} = helmetInstances;
    helmetInstances.add = (instance) => {
      const now = instance.emitChange.bind(instance);
      instance.emitChange = () => {
        if (!this.last && this.mayWrite) queueMicrotask(() => this.emit());
        this.last = now;
      };
      add(instance);
    };
  }

  emit(): void {
    this.last?.();
    this.last = undefined;
  }

  override componentDidMount(): void {
    // What has parts that are taken over later says when they are (src/components/TakenOverLater).
    whenWhole(() => {
      this.mayWrite = true;
      this.emit();
    });
  }
}
