import { createHash } from 'node:crypto';

/** Where the page may send requests other than its own origin; nothing unless a service is configured. */
export function getConnectSources(algolia: { appId: string; host?: string } | undefined): string[] {
  if (!algolia) return [];
  if (algolia.host) return [algolia.host];
  const app = algolia.appId.toLowerCase();
  const rest = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
  return [`https://${app}-dsn.algolia.net`, `https://${app}.algolia.net`, ...rest];
}

/**
 * The policy of a page. Its inline scripts run by their hashes, and no other; a string never becomes code or markup,
 * since only the policy `default` of `lib/trusted-types` may make a script's address, and none makes HTML.
 */
export function toPolicy({ scripts, connect = [] }: { scripts: string[]; connect?: string[] }): string {
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...new Set(scripts.map(toHash))]],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** How a policy names an inline script: `'sha256-…'`. */
export function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
