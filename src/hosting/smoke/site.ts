import { fail } from '@/lib/fail';
import { manifestName, type Manifest } from '../manifest';
import type { HostRules } from '../rules';

/** A deployed site: its URL without a slash at the end, its manifest, and its pages. */
export interface DeployedSite {
  root: string;
  manifest: Manifest;
  /** The paths of its pages, starting with `/`. */
  pages: string[];
}

/** A problem of a deployed site, and how to fix it. */
export interface Finding {
  what: string;
  fix: string;
}

/** A check of one requirement for a deployed site. It returns no findings if the site meets the requirement. */
export interface Check {
  name: string;
  /** The text for the report if the check passes. */
  good: string;
  run: (site: DeployedSite, rules: HostRules) => Promise<Finding[]>;
}

/** A response whose body has been read. An unread body would keep the connection open and the command running. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Requests a path of the site without following redirects. Fails if there is no response. */
export async function ask(site: { root: string }, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const url = `${site.root}${path}`;
  try {
    const response = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(20_000) });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    return fail(`${url} is not responding.`, { cause: error, fix: 'Check the address and the network.' });
  }
}

/** Parses a body as JSON. Returns undefined if it is not JSON. */
export function toJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Requests the manifest of a deployed site, and lists the pages in it. Fails if there is no manifest. */
export async function loadSite(address: string): Promise<DeployedSite> {
  if (!URL.canParse(address))
    fail(`${address} is not an address.`, { fix: 'npm run smoke -- https://docs.example.com/' });
  const root = address.replace(/(\/index\.html|\/+)$/, '');
  const response = await ask({ root }, `/${manifestName}`);
  const manifest = response.status === 200 ? (toJson(response.body) as Manifest | undefined) : undefined;
  if (!manifest?.files)
    return fail(
      `${root}/${manifestName} returned ${response.status} and is not the list of files that the build writes.`,
      {
        fix: 'Publish all of out/, and give the address with the base path.',
      },
    );
  const pages = Object.keys(manifest.files)
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
  return { root, manifest, pages };
}

/** Runs an action for each item, `parallel` at a time, and joins the results in the order of the items. */
export async function gather<T, R>(items: T[], action: (item: T) => Promise<R[]>, parallel = 8): Promise<R[]> {
  const queue = [...items.entries()];
  const results: R[][] = [];
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) results[entry[0]] = await action(entry[1]);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results.flat();
}
