import { toContainerFile, toContainerNginx, toDockerIgnore } from './container';
import { toNginxConfig } from './nginx';
import type { HostRules } from './rules';
import { mediaTypes } from './media-types';

/** Every file of `deploy/`, by its path there. */
export function getDeployFiles(rules: HostRules): Record<string, string> {
  return {
    'nginx/site.conf': toNginxConfig(rules),
    'container/Dockerfile': toContainerFile(),
    'container/Dockerfile.dockerignore': toDockerIgnore(),
    'container/nginx.conf': toContainerNginx({
      conf: '/etc/nginx/conf.d/*.conf',
      modules: '/etc/nginx/modules-enabled/*.conf',
      temporary: '/tmp',
    }),
    ...getHostFiles(rules),
  };
}

/** The files that static hosts read from the folder they publish; the build writes them into the export as well. */
export function getHostFiles(rules: HostRules): Record<string, string> {
  return {
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(rules),
    'staticwebapp.config.json': toAzureConfig(rules),
  };
}

/** `_headers` of Netlify, Cloudflare Pages and others: headers by path. What is not named here they revalidate by themselves. */
function toHeadersFile({ basePath, headers, hashedPaths, hashedCaching }: HostRules): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = hashedPaths.flatMap((path) => ['', `${basePath}${path}`, `  Cache-Control: ${hashedCaching}`]);
  return [`/*`, ...all, ...hashed, ''].join('\n');
}

/** `_redirects` of the same hosts: old address, new address, status; and the not-found page of each language. */
function toRedirectsFile({ basePath, below, redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, from.replace(/\/$/, '')].map((path) => `${basePath}${path} ${basePath}${to} 301`),
  );
  const missing = below.map((prefix) => `${basePath}${prefix}/* ${basePath}${prefix}/404.html 404`);
  return ['# Addresses that have moved, from redirects of src/site.config.ts', ...lines, ...missing, ''].join('\n');
}

/** `staticwebapp.config.json` of Azure Static Web Apps. It knows one not-found page, that of the default language. */
function toAzureConfig(rules: HostRules): string {
  const { basePath, headers, hashedPaths, hashedCaching, otherCaching, redirects } = rules;
  const config = {
    trailingSlash: 'always',
    routes: [
      ...redirects.map(({ from, to }) => ({
        route: `${basePath}${from}`,
        redirect: `${basePath}${to}`,
        statusCode: 301,
      })),
      ...hashedPaths.map((path) => ({ route: `${basePath}${path}`, headers: { 'Cache-Control': hashedCaching } })),
    ],
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    globalHeaders: { ...headers, 'Cache-Control': otherCaching },
    mimeTypes: mediaTypes,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
