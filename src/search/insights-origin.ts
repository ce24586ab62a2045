/** The origin that receives events for Algolia. */
export const insightsOrigin = 'https://insights.algolia.io';
