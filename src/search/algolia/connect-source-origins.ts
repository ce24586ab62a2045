/** The origin that receives events for Algolia. */
export const insightsOrigin = 'https://insights.algolia.io';

/**
 * Returns the origins, other than that of the site, that a page may send requests to. There are none unless the site searches
 * with Algolia.
 */
export function getConnectSources(algolia: { appId: string; host?: string; insights?: boolean } | undefined): string[] {
  if (!algolia) return [];
  if (algolia.host) return [algolia.host];
  const app = algolia.appId.toLowerCase();
  const rest = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
  const events = algolia.insights ? [insightsOrigin] : [];
  return [`https://${app}-dsn.algolia.net`, `https://${app}.algolia.net`, ...rest, ...events];
}
