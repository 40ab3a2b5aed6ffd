import {brand} from '@site/config/brand';
import {readDesign} from '@site/core/playground/result';
import type {Answer, Question} from './protocol';

/** Reads and converts away from the page, so that typing stays smooth however long the design is. */

const post = (answer: Answer): void => self.postMessage(answer);

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  const {number, source, target} = data;
  try {
    post({about: 'design', number, outcome: readDesign({source, target, scope: brand.scope})});
  } catch (error) {
    post({about: 'failure', number, message: error instanceof Error ? error.message : String(error)});
  }
});
