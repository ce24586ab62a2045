/** Replaces Algolia's client in a site that is built without Algolia, where nothing calls this function. */
export function liteClient(): never {
  throw new Error('This site is built without Algolia.');
}

/** An empty component that replaces `algolia-insights-checkbox.tsx` in a site that is built without events. */
export const AlgoliaInsightsCheckbox = () => null;
