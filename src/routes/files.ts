import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getPages, getTextKey } from '@/content/load-pages-with-trees-and-text';
import { environment, isIndexed } from '@/lib/environment';
import { memo } from '@/lib/memo';
import type { Spec } from '@/openapi/model/spec';
import { getAllServices, getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { loadPayloadSchemas } from '@/openapi/cross-reference/payload-explainer-schemas-and-example';
import { buildIndexFiles } from '@/search/build-index-files';
import { getPlaces } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { listDeferredApiFiles } from './deferred-api-files';
import { listApiIndexFiles } from './api-index-json/files';
import { listChangelogFiles } from './changelog-pages-and-files';
import { loadSiteCss, toWebManifest } from './site-css-and-web-manifest';
import { toFile, toTextKeysOfSpec, type Reuse, type SiteFile } from './page-and-site-file-types';
import { findPageHistory } from './load-docs-page-and-history';
import { listPages } from './pages';
import { listProgramFiles } from './files-for-programs/markdown-files-and-indexes';
import { listMovedFiles } from './files-for-programs/moved-markdown-files';
import { listRedirectPages } from './redirect-pages';
import { toSchemasFile } from './payload-explainer-page';
import { loadRouteIndex } from './list-menu-pages-and-not-found-suggestions';
import { loadSearchRecords } from './search-records';
import { loadSitemap, toRobots } from './sitemap-and-robots';
import { payloadPath } from '@/openapi/cross-reference/page-paths-and-anchors';

/** Files that are listed together. All of their paths start with `folder`. */
interface FileGroup {
  folder: string;
  /** The keys of all texts in the files, by which the group is cached. Undefined for files that each build makes again. */
  textKeys?: string[];
  /** True if no page affects the files, not even by its front matter. */
  isOfSpec?: boolean;
  /** Lists the files. What is made from a few of the texts is not made again if `reuse` knows it. */
  list: (reuse?: Reuse) => Promise<SiteFile[]>;
}

/** Lists all files of the site that are made from content, specs, and configuration. */
export const listFileGroups = memo(async (): Promise<FileGroup[]> => {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  const textKeys = getPages().map(getTextKey);
  const days = getPages().flatMap((page) => findPageHistory(page)?.changed ?? []);
  return [
    { folder: 'search-index/', textKeys, list: memo(listSearchFiles) },
    ...specs.map((spec) => ({
      folder: `api/${spec.service}/`,
      textKeys: toTextKeysOfSpec(spec),
      isOfSpec: true,
      list: memo(() => Promise.resolve(listApiFiles(spec))),
    })),
    { folder: payloadPath.slice(1), list: memo(listPayloadFiles) },
    // The files of the root first: in development, each page needs them, and no page needs the Markdown of all others.
    { folder: '', list: memo(listRootFiles) },
    { folder: '', list: memo(listApiIndexFiles) },
    { folder: '', list: memo(listMovedFiles) },
    // The files of a large spec are not cached, like its pages.
    {
      folder: '',
      textKeys: specs.every(toTextKeysOfSpec) ? [...textKeys, ...days] : undefined,
      list: (reuse) => (reuse ? listProgramFiles(reuse) : listProgramFilesAgain()),
    },
  ];
});

const listProgramFilesAgain = memo(() => listProgramFiles((_, __, make) => make()));

/** Finds a file by its path in the export. */
export async function findFile(path: string): Promise<SiteFile | undefined> {
  for (const { folder, list } of await listFileGroups()) {
    const file = path.startsWith(folder) ? (await list()).find((one) => one.path === path) : undefined;
    if (file) return file;
  }
  return undefined;
}

async function listSearchFiles(): Promise<SiteFile[]> {
  const files = await buildIndexFiles(await loadSearchRecords(), getSite().search.folders);
  return [...files].map(([name, text]) => toFile(`search-index/${name}`, text));
}

/** The files of each spec that readers can download, with the suffix of the generated file. */
const downloads = { 'openapi.yaml': '.yaml', 'openapi.json': '.json', 'types.ts': '.ts' };

function listApiFiles(spec: Spec): SiteFile[] {
  const generated = join(process.cwd(), 'src/generated', spec.service);
  const files = Object.entries(downloads).map(([path, suffix]) => ({
    path,
    load: () => readFile(`${generated}${suffix}`, 'utf8'),
  }));
  return [...files, ...listDeferredApiFiles(spec)].map(({ path, load }) => ({
    path: `api/${spec.service}/${path}`,
    load,
  }));
}

/** Lists the JSON Schemas of each service, which the payload explainer loads. */
function listPayloadFiles(): Promise<SiteFile[]> {
  const files = getServices().map((service) => ({
    path: `${payloadPath.slice(1)}${toSchemasFile(service)}`,
    load: async () => JSON.stringify(await loadPayloadSchemas(await loadSpec(service))),
  }));
  return Promise.resolve(files);
}

async function listRootFiles(): Promise<SiteFile[]> {
  const { below } = getPlaces();
  const { basePath, siteUrl } = environment;
  const sitemap = { path: 'sitemap.xml', load: async () => loadSitemap(await listPages()) };
  return [
    { path: 'routes.json', load: async () => JSON.stringify(await loadRouteIndex()) },
    { path: 'site.css', load: loadSiteCss },
    toFile('manifest.webmanifest', JSON.stringify(toWebManifest())),
    toFile('robots.txt', toRobots({ root: `${siteUrl}${basePath}`, isIndexed: isIndexed(), below })),
    ...(isIndexed() ? [sitemap] : []),
    ...listRedirectPages(),
    ...(await listChangelogFiles()),
  ];
}
