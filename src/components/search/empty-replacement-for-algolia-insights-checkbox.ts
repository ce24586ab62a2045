/** An empty component that replaces `algolia-insights-checkbox.tsx` in a site that is built without events. */
export const AlgoliaInsightsCheckbox = () => null;
