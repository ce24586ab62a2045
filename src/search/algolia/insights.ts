import type { InsightsProps } from 'instantsearch.js/es/middlewares/createInsightsMiddleware.js';
import type { AlgoliaSettings } from '@/lib/environment';
import { insightsOrigin } from './connect-source-origins';

/** The events to send, by the names of InstantSearch's methods. Others, such as views of results, are not sent. */
const eventTypes: Record<string, string> = {
  clickedObjectIDsAfterSearch: 'click',
  convertedObjectIDsAfterSearch: 'conversion',
};

interface Event {
  queryID?: string;
}

/**
 * Creates a client that replaces Algolia's script and sends clicks and conversions to Algolia Insights. InstantSearch creates
 * a new token for the reader each time the search opens. Events for results of the built-in engine have no `queryID` and are
 * not sent.
 */
export function createInsightsClient({ appId, searchKey, host }: AlgoliaSettings): InsightsProps['insightsClient'] {
  const url = new URL('/1/events', host ?? insightsOrigin);
  // As URL parameters, the credentials need no preflight request. There is no time for one when the reader leaves the page.
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
