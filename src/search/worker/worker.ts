import {fetchText} from './fetch-text';
import {createHandler} from './handler';

/** The scope of a dedicated worker, as far as it is used: the project's types are those of a page. */
type Scope = {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  postMessage(message: unknown): void;
};
const scope = globalThis as unknown as Scope;

const handle = createHandler(fetchText, (message) => scope.postMessage(message));

scope.addEventListener('message', ({data}) => {
  void handle(data);
});
