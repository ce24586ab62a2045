/** Where Algolia takes events. */
export const insightsOrigin = 'https://insights.algolia.io';
