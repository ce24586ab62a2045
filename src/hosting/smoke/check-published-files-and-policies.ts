import { createHash } from 'node:crypto';
import type { HostRules } from '../host-rules';
import { gather } from '@/lib/lists';
import { ask, toJson, unserved, type DeployedSite, type Finding } from './request-deployed-site';

/**
 * Checks that the published files equal those of the build byte for byte. A host that changes inline scripts breaks the hashes in
 * the policies of the pages.
 */
export async function checkFiles(site: DeployedSite, rules: HostRules): Promise<Finding[]> {
  const files = Object.entries(site.manifest.files).filter(([file]) => !unserved.test(file));
  return gather(files, async ([file, hash]) => {
    const page = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const path = encodeURI(page);
    const response = await ask(site, path);
    if (isMoved(page, rules) && response.status >= 300 && response.status < 400) return [];
    if (response.status !== 200)
      return [
        {
          what: `${path} returns ${response.status}`,
          fix: 'Publish all of out/ again, and serve index.html for folders.',
        },
      ];
    if (createHash('sha256').update(response.body).digest('hex') === hash) return [];
    return [
      {
        what: `${path} differs from the build`,
        fix: 'Publish again, and turn off anything that rewrites files in transit (minifiers, script injection).',
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
  const fix = 'Publish the output of `npm run build` unchanged.';
  const pages = site.pages.filter((path) => !isMoved(path, rules));
  return gather(pages, async (path) => {
    const html = (await ask(site, path)).body.toString();
    const policy = /<meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
      html,
    )?.[1];
    if (policy === undefined) return [{ what: `${path} has no policy after its charset`, fix }];
    return /unsafe-|\*/.test(policy) ? [{ what: `${path} has a policy that allows too much`, fix }] : [];
  });
}

/** Checks that the host serves all files of the search index, and that they are JSON. */
export async function checkSearch(site: DeployedSite): Promise<Finding[]> {
  const files = Object.keys(site.manifest.files).filter((file) => file.startsWith('search-index/'));
  const fix = 'Publish out/search-index/, and serve .json as application/json.';
  if (files.length === 0) return [{ what: 'There is no search index', fix }];
  return gather(files, async (file) => {
    const response = await ask(site, `/${file}`);
    const isJson = toJson(response.body) !== undefined;
    return response.status === 200 && isJson
      ? []
      : [{ what: `/${file} returned ${response.status} and is not readable`, fix }];
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
      : [{ what: `/sitemap.xml returned ${map.status} and lists no pages`, fix: 'Publish out/sitemap.xml.' }]),
    ...(robots.status === 200
      ? []
      : [{ what: `/robots.txt returned ${robots.status}`, fix: 'Publish out/robots.txt.' }]),
    ...(foreign === undefined || origin.includes('//localhost') || origin.includes('//127.0.0.1')
      ? []
      : [
          {
            what: `The sitemap lists ${foreign}, which is not below ${site.root}`,
            fix: 'Build with the SITE_URL and BASE_PATH at which the site is published.',
          },
        ]),
  ];
}
