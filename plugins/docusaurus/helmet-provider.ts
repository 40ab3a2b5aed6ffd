import {HelmetProvider as Provider, type ProviderProps} from 'react-helmet-async';

type Instance = {emitChange: () => void};
type Data = {value: {helmetInstances: {add: (instance: Instance) => void}}};

/**
 * Each of the ten parts of a page that have something for its head makes all of the head anew when it comes and when it goes, which was a
 * tenth of what a click took. Now the last of them does so, once, before the browser draws.
 */
export class HelmetProvider extends Provider {
  declare helmetData: Data;

  constructor(props: ProviderProps) {
    super(props);
    const {helmetInstances} = this.helmetData.value;
    const {add} = helmetInstances;
    let last: (() => void) | undefined;
    const emit = () => {
      last?.();
      last = undefined;
    };
    helmetInstances.add = (instance) => {
      const now = instance.emitChange.bind(instance);
      instance.emitChange = () => {
        if (!last) queueMicrotask(emit);
        last = now;
      };
      add(instance);
    };
  }
}
