import type {SearchSettings} from '@site/config/search-settings';

type Found = {objectID: string; position: number; queryID: string | undefined};

export type Insights = {
  /** The hits on screen; sent when they have stayed for a moment. */
  viewed(objectIDs: string[]): void;
  clicked(hit: Found): void;
};

export const viewDelay = 400;
export const viewBatch = 20;

type Send = (method: 'viewedObjectIDs' | 'clickedObjectIDsAfterSearch', event: object) => void;

export function createInsights(index: string, send: Send): Insights {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  return {
    viewed: (objectIDs) => {
      clearTimeout(timer);
      const key = objectIDs.join('\n');
      if (key === '' || key === last) return;
      timer = setTimeout(() => {
        last = key;
        for (let at = 0; at < objectIDs.length; at += viewBatch) {
          send('viewedObjectIDs', {eventName: 'Items Viewed', index, objectIDs: objectIDs.slice(at, at + viewBatch)});
        }
      }, viewDelay);
    },
    clicked: ({objectID, position, queryID}) => {
      // Without the id of its query the service cannot tell which search a click belongs to.
      if (!queryID) return;
      send('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', index, objectIDs: [objectID], positions: [position], queryID});
    },
  };
}

const silent: Insights = {viewed: () => {}, clicked: () => {}};
let started: Insights | undefined;

/** Nothing is loaded and nothing is sent unless the configuration switches events on. The script is this site's own. */
export function getInsights(settings: SearchSettings): Insights {
  if (settings.provider !== 'hosted' || !settings.insights) return silent;
  if (started) return started;
  const {appId, apiKey, indexName} = settings;
  const client = import('search-insights').then(({default: insights}) => {
    // No cookie: readers are counted, not followed.
    insights('init', {appId, apiKey, useCookie: false});
    return insights;
  });
  // Events are not worth an error message to the reader.
  started = createInsights(indexName, (method, event) => void client.then((insights) => insights(method, event as never)).catch(() => {}));
  return started;
}
