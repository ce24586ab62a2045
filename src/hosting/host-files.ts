import { toNginxConfig } from './nginx-config';
import { catalogType, toAscii, type HostRules } from './host-rules';
import { mediaTypes } from './media-types';

/** Returns the files of `deploy/` that depend on the configuration, by their paths in that folder. */
export function getDeployFiles(rules: HostRules): Record<string, string> {
  return {
    'nginx/site.conf': toNginxConfig(rules),
    ...getHostFiles(rules),
  };
}

/**
 * Returns the files that static hosts read from the published folder. The build writes them into the export as well.
 */
export function getHostFiles(rules: HostRules): Record<string, string> {
  return {
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(rules),
    'staticwebapp.config.json': toAzureConfig(rules),
  };
}

/**
 * Builds `_headers` for Netlify, Cloudflare Pages, and others: headers by path. It sets `Cache-Control` only for hashed paths,
 * because by default these hosts let browsers revalidate every response.
 */
function toHeadersFile({ basePath, headers, hashedPaths, hashedCaching, catalogPath }: HostRules): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = hashedPaths.flatMap((path) => ['', `${basePath}${path}`, `  Cache-Control: ${hashedCaching}`]);
  const catalog = ['', `${basePath}${catalogPath}`, `  Content-Type: ${catalogType}`];
  return [`/*`, ...all, ...hashed, ...catalog, ''].join('\n');
}

/**
 * Builds `_redirects` for the same hosts: the old URL, new URL, and status of each redirect, then the not-found page of each
 * language with a prefix.
 */
function toRedirectsFile({ basePath, below, redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) =>
    // Some hosts compare the escaped path, others the path itself.
    [...new Set([from, toAscii(from)])].flatMap((path) =>
      [path, path.replace(/\/$/, '')].map((one) => `${basePath}${one} ${basePath}${to} 301`),
    ),
  );
  const missing = below.map((prefix) => `${basePath}${prefix}/* ${basePath}${prefix}/404.html 404`);
  return ['# Moved URLs, from redirects in src/site.config.ts', ...lines, ...missing, ''].join('\n');
}

/**
 * Builds `staticwebapp.config.json` for Azure Static Web Apps. This host supports only one not-found page, so it gets that of the
 * default language.
 */
function toAzureConfig(rules: HostRules): string {
  const { basePath, headers, hashedPaths, hashedCaching, otherCaching, redirects, catalogPath } = rules;
  const config = {
    trailingSlash: 'always',
    routes: [
      ...redirects.map(({ from, to }) => ({
        route: `${basePath}${from}`,
        redirect: `${basePath}${to}`,
        statusCode: 301,
      })),
      ...hashedPaths.map((path) => ({ route: `${basePath}${path}`, headers: { 'Cache-Control': hashedCaching } })),
      { route: `${basePath}${catalogPath}`, headers: { 'Content-Type': catalogType } },
    ],
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    globalHeaders: { ...headers, 'Cache-Control': otherCaching },
    mimeTypes: mediaTypes,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
