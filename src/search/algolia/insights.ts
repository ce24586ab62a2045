import type { InsightsProps } from 'instantsearch.js/es/middlewares/createInsightsMiddleware.js';
import type { AlgoliaSettings } from '@/lib/environment';
import { insightsOrigin } from '@/lib/insights-origin';

/** The events to send, by their names in InstantSearch. Others, such as which results were seen, are not sent. */
const eventTypes: Record<string, string> = {
  clickedObjectIDsAfterSearch: 'click',
  convertedObjectIDsAfterSearch: 'conversion',
};

interface Event {
  queryID?: string;
}

/**
 * Sends clicks and conversions to Algolia Insights and replaces Algolia's script. InstantSearch creates a new token for
 * the reader each time the search opens. Results of the built-in engine belong to no query of Algolia.
 */
export function createInsightsClient({ appId, searchKey, host }: AlgoliaSettings): InsightsProps['insightsClient'] {
  const url = new URL('/1/events', host ?? insightsOrigin);
  // In the URL, they need no preflight request, for which there is no time when the reader leaves the page.
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
