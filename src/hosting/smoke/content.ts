import { createHash } from 'node:crypto';
import type { Redirect } from '@/site/schema';
import type { HostRules } from '../rules';
import { ask, gather, toJson, type Check, type DeployedSite, type Finding } from './site';

/**
 * Checks that the published files equal those of the build byte for byte. A host that changes inline scripts breaks the hashes in
 * the policies of the pages.
 */
export async function checkFiles(site: DeployedSite, rules: HostRules): Promise<Finding[]> {
  const files = Object.entries(site.manifest.files).filter(
    ([file]) => !/^(_headers|_redirects|staticwebapp\.config\.json|\.nojekyll|404\.html)$/.test(file),
  );
  return gather(files, async ([file, hash]) => {
    const path = `/${encodeURI(file.replace(/(^|\/)index\.html$/, '$1'))}`;
    const response = await ask(site, path);
    if (isMoved(path, rules) && response.status >= 300 && response.status < 400) return [];
    if (response.status !== 200)
      return [
        {
          what: `${path} answers ${response.status}`,
          fix: 'Publish the whole of out/ again, and serve index.html for a folder.',
        },
      ];
    if (createHash('sha256').update(response.body).digest('hex') === hash) return [];
    return [
      {
        what: `${path} is not what was built`,
        fix: 'Publish again, and switch off whatever rewrites files on the way (minifiers, script injection).',
      },
    ];
  });
}

/** Returns true for the old path of a redirect. A host that supports redirects never serves the page at this path. */
function isMoved(path: string, { redirects }: HostRules): boolean {
  return redirects.some(({ from }) => from === path);
}

/** Checks that each page contains a policy without wildcards or unsafe sources. Unchanged files have the correct hashes. */
export async function checkPolicy(site: DeployedSite, rules: HostRules): Promise<Finding[]> {
  const fix = 'Publish what `npm run build` made, unchanged.';
  const pages = site.pages.filter((path) => !isMoved(path, rules));
  return gather(pages, async (path) => {
    const html = (await ask(site, path)).body.toString();
    const policy = /<meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
      html,
    )?.[1];
    if (policy === undefined) return [{ what: `${path} has no policy behind its charset`, fix }];
    return /unsafe-|\*/.test(policy) ? [{ what: `${path} has a policy that allows too much`, fix }] : [];
  });
}

/** Checks that the host serves all files of the search index, and that they are JSON. */
export async function checkSearch(site: DeployedSite): Promise<Finding[]> {
  const files = Object.keys(site.manifest.files).filter((file) => file.startsWith('search-index/'));
  const fix = 'Publish the folder search-index/ of out/, and serve .json as application/json.';
  if (files.length === 0) return [{ what: 'There is no search index', fix }];
  return gather(files, async (file) => {
    const response = await ask(site, `/${file}`);
    const isJson = toJson(response.body) !== undefined;
    return response.status === 200 && isJson
      ? []
      : [{ what: `/${file} answers ${response.status} and is not readable`, fix }];
  });
}

/** Checks that the site has a `robots.txt`, and a sitemap with URLs below that of the site. Skips previews. */
export async function checkSitemap(site: DeployedSite, rules: HostRules): Promise<Finding[]> {
  if ('X-Robots-Tag' in rules.headers) return [];
  const [map, robots] = await Promise.all([ask(site, '/sitemap.xml'), ask(site, '/robots.txt')]);
  const urls = [...map.body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const { origin } = new URL(site.root);
  const foreign = urls.find((url) => !url.startsWith(`${site.root}/`));
  return [
    ...(map.status === 200 && urls.length > 0
      ? []
      : [{ what: `/sitemap.xml answers ${map.status} and names no page`, fix: 'Publish sitemap.xml of out/.' }]),
    ...(robots.status === 200
      ? []
      : [{ what: `/robots.txt answers ${robots.status}`, fix: 'Publish robots.txt of out/.' }]),
    ...(foreign === undefined || origin.includes('//localhost') || origin.includes('//127.0.0.1')
      ? []
      : [
          {
            what: `The sitemap names ${foreign}, which is not below ${site.root}`,
            fix: 'Build with SITE_URL and BASE_PATH as the site is reached.',
          },
        ]),
  ];
}

/** Creates a check that every old URL redirects to the new one, or shows a page with a link to it. */
export function toRedirectCheck(redirects: Redirect[]): Check['run'] {
  return async (site) =>
    gather(redirects, async ({ from, to }) => {
      const response = await ask(site, from);
      const leads =
        response.status === 200
          ? response.body.toString().includes(`href="${new URL(site.root).pathname.replace(/\/$/, '')}${to}"`)
          : (response.headers.get('location') ?? '').endsWith(to);
      return leads
        ? []
        : [
            {
              what: `${from} answers ${response.status} and does not lead to ${to}`,
              fix: 'Publish the pages of out/ or the redirects of deploy/.',
            },
          ];
    });
}
