import path from 'node:path';
import { smallest } from '../compress';
import { mediaTypes } from '../media-types';
import { catalogType, isHashed, toAscii, type HostRules } from '../host-rules';
import { escapeHtml } from '@/lib/escape';
import { gather } from '@/lib/lists';
import type { Redirect } from '@/site/schema';
import { ask, unserved, type Check, type DeployedSite, type Finding } from './request-deployed-site';

const missing = ['/no-such-page/', '/no-such-page', '/_next/static/chunks/no-such-chunk.js'];
const isOwn404 = /<meta http-equiv="Content-Security-Policy"/;

/** Checks that the path of a folder without its slash redirects to the path with it and keeps the query. */
export async function checkSlash(site: DeployedSite): Promise<Finding[]> {
  const page = site.pages.find((path) => path !== '/');
  if (page === undefined) return [];
  const response = await ask(site, `${page.slice(0, -1)}?a=b`);
  const target = new URL(response.headers.get('location') ?? '', `${site.root}${page}`);
  const isRight = [301, 308].includes(response.status) && target.pathname === new URL(`${site.root}${page}`).pathname;
  if (!isRight)
    return [
      {
        what: `${page.slice(0, -1)} returns ${response.status}, not 301 to ${page}`,
        fix: 'Redirect folders to the path with the slash.',
      },
    ];
  return target.search === '?a=b'
    ? []
    : [{ what: `${page.slice(0, -1)} loses its query`, fix: 'Keep the query in the redirect to the slash.' }];
}

/** Creates a check that every old URL redirects to the new one, or shows a page with a link to it. */
export function toRedirectCheck(redirects: Redirect[]): Check['run'] {
  return async (site) =>
    gather(redirects, async ({ from, to }) => {
      const response = await ask(site, from);
      const target = `${new URL(site.root).pathname.replace(/\/$/, '')}${to}`;
      const leads =
        response.status === 200
          ? toAscii(response.body.toString()).includes(`href="${escapeHtml(target)}"`)
          : (response.headers.get('location') ?? '').endsWith(to);
      return leads
        ? []
        : [
            {
              what: `${from} returned ${response.status} and does not redirect to ${to}`,
              fix: 'Publish the pages in out/ or the redirects in deploy/.',
            },
          ];
    });
}

/** Checks that the host returns the site's `404.html` with status 404 for missing files, without a long `max-age`. */
export async function checkNotFound(site: DeployedSite): Promise<Finding[]> {
  const fix = 'For a missing path, return 404.html with the status 404, never the home page.';
  return gather(missing, async (path) => {
    const response = await ask(site, path);
    if (response.status !== 404) return [{ what: `${path} returns ${response.status}, not 404`, fix }];
    if (!isOwn404.test(response.body.toString()))
      return [{ what: `${path} does not show the site's own 404.html`, fix }];
    const caching = response.headers.get('cache-control') ?? '';
    return /immutable|max-age=[1-9]\d{3}/.test(caching)
      ? [
          {
            what: `${path} does not exist, but its response is cached: "${caching}"`,
            fix: 'Cache hashed files only if they exist.',
          },
        ]
      : [];
  });
}

/** Other media types with which a file works as well. */
const alternatives: Record<string, string[]> = {
  '.js': ['application/javascript'],
  '.md': ['text/plain'],
  // Most hosts take it for a video; browsers download both.
  '.ts': ['text/typescript', 'application/typescript', 'video/mp2t'],
  '.yaml': ['application/yaml', 'application/x-yaml', 'text/x-yaml', 'text/plain'],
  '.xml': ['text/xml'],
  '.ico': ['image/vnd.microsoft.icon'],
  '.webmanifest': ['application/json'],
  '.woff2': ['application/font-woff2'],
};

/**
 * Checks that the host sends one file of each kind with its media type. Next.js accepts payloads only as plain text, and a
 * browser downloads what it does not know instead of showing it.
 */
export async function checkTypes(site: DeployedSite, rules: Pick<HostRules, 'catalogPath'>): Promise<Finding[]> {
  const served = Object.keys(site.manifest.files).filter(
    (file) => !unserved.test(file) && !file.endsWith('index.html'),
  );
  const files = new Map([...served].reverse().map((file) => [path.extname(file), file]));
  files.set('.txt', 'index.txt');
  return gather([...files], async ([extension, file]) => {
    const wanted = `/${file}` === rules.catalogPath ? catalogType : mediaTypes[extension];
    if (wanted === undefined) return [];
    const type = (await ask(site, `/${file}`)).headers.get('content-type') ?? 'nothing';
    if ([wanted, ...(alternatives[extension] ?? [])].includes(type.replace(/;.*/, '').trim().toLowerCase())) return [];
    const effect = extension === '.txt' ? ', so every click loads a complete page' : '';
    return [{ what: `/${file} is sent as ${type}${effect}`, fix: `Serve ${extension || `/${file}`} as ${wanted}.` }];
  });
}

/** Checks the headers that a page cannot set itself. */
export async function checkHeaders(site: DeployedSite, rules: HostRules): Promise<Finding[]> {
  const response = await ask(site, '/');
  const isSecure = site.root.startsWith('https:');
  const wanted = Object.entries(rules.headers).filter(([name]) => isSecure || name !== 'Strict-Transport-Security');
  return wanted.flatMap(([name, value]) => {
    const given = response.headers.get(name);
    if (given?.includes(value)) return [];
    return [
      {
        what: given === null ? `${name} is not sent` : `${name} is "${given}"`,
        fix: `Send ${name}: ${value} (deploy/ has the configuration of your host).`,
      },
    ];
  });
}

/** Checks that the host compresses text: the home page and the first script that is worth it. */
export async function checkCompression(site: DeployedSite): Promise<Finding[]> {
  const scripts = Object.keys(site.manifest.files).filter((file) => file.endsWith('.js'));
  return gather([['/'], scripts.map((file) => `/${file}`)], async (paths) => {
    for (const path of paths) {
      const response = await ask(site, path, { 'accept-encoding': 'br, gzip' });
      if (/^(?:br|gzip|zstd)$/.test(response.headers.get('content-encoding') ?? '')) return [];
      if (response.body.length < smallest) continue;
      return [
        {
          what: `${path} is not compressed`,
          fix: 'Run `npm run compress` and send the .br and .gz files, or compress texts on the fly.',
        },
      ];
    }
    return [];
  });
}

/** Checks that browsers may cache hashed files for a year and must revalidate pages, with a sample of each. */
export async function checkCaching(site: DeployedSite, rules: HostRules): Promise<Finding[]> {
  const paths = Object.keys(site.manifest.files).map((file) => `/${file}`);
  const hashed = ['/_next/static/', '/search-index/'].flatMap(
    (folder) => paths.find((path) => path.startsWith(folder) && isHashed(path)) ?? [],
  );
  const getCaching = async (path: string) => (await ask(site, path)).headers.get('cache-control') ?? 'nothing';
  const ofPage = await getCaching('/');
  const ofHashed = await gather(hashed, async (path) => [{ path, caching: await getCaching(path) }]);
  return [
    ...(/max-age=0|no-cache/.test(ofPage)
      ? []
      : [
          {
            what: `Cache-Control of / is ${ofPage}, so readers keep seeing old pages`,
            fix: `Send Cache-Control: ${rules.otherCaching}`,
          },
        ]),
    ...ofHashed
      .filter(({ caching }) => !/max-age=31536000/.test(caching))
      .map(({ path, caching }) => ({
        what: `Cache-Control of ${path} is ${caching}, so browsers request it repeatedly`,
        fix: `Send Cache-Control: ${rules.hashedCaching} for files with a hash in their name`,
      })),
  ];
}
