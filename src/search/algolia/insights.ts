import type { InsightsProps } from 'instantsearch.js/es/middlewares/createInsightsMiddleware.js';
import type { AlgoliaSettings } from '@/lib/environment';
import { insightsOrigin } from '@/lib/insights-origin';

/** What is sent, by what InstantSearch calls it; what it would send besides, such as which results were seen, is not. */
const eventTypes: Record<string, string> = {
  clickedObjectIDsAfterSearch: 'click',
  convertedObjectIDsAfterSearch: 'conversion',
};

interface Event {
  queryID?: string;
}

/**
 * Sends clicks and conversions to Algolia Insights, in place of Algolia's script. The reader's token is one that
 * InstantSearch makes up for each opening of the search. Results of the built-in engine belong to no question of Algolia's.
 */
export function createInsightsClient({ appId, searchKey, host }: AlgoliaSettings): InsightsProps['insightsClient'] {
  const url = new URL('/1/events', host ?? insightsOrigin);
  // As part of the address they need no question beforehand, for which there is no time when the page is left.
  url.searchParams.set('X-Algolia-Application-Id', appId);
  url.searchParams.set('X-Algolia-API-Key', searchKey);
  let userToken: unknown;
  const client = (method: string, payload: unknown) => {
    if (method === 'setUserToken') userToken = payload;
    const eventType = Object.hasOwn(eventTypes, method) ? eventTypes[method] : undefined;
    if (eventType === undefined || !(payload as Event).queryID) return;
    const body = JSON.stringify({ events: [{ ...(payload as Event), eventType, userToken }] });
    fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  };
  return client as InsightsProps['insightsClient'];
}
