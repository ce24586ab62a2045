import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { fail } from '@/lib/user-errors-and-mistakes';
import { manifestName, type Manifest } from '../file-hash-manifest';
import type { HostRules } from '../host-rules';

/** A deployed site: its URL without a slash at the end, its manifest, and its pages. */
export interface DeployedSite {
  root: string;
  manifest: Manifest;
  /** The paths of its pages, starting with `/`. */
  pages: string[];
}

/** Matches files that a host reads but does not have to serve. */
export const unserved = /^(_headers|_redirects|staticwebapp\.config\.json|\.nojekyll|(?:[\w-]+\/)?404\.html)$/;

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

/** Decoders of compressed bodies. The checks ask for no others. */
const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Requests a path of the site without following redirects. Fails if there is no response, or one that cannot be read. */
export async function ask(site: { root: string }, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const url = `${site.root}${path}`;
  const {
    status,
    headers: received,
    body,
  } = await request(url, headers).catch((cause: unknown) =>
    fail(`${url} is not responding.`, { cause, fix: 'Check the address and the network.' }),
  );
  const encoding = received.get('content-encoding') ?? '';
  try {
    // Without a label, or for an empty body, there is nothing to decode.
    return { status, headers: received, body: body.length > 0 ? (decoders[encoding]?.(body) ?? body) : body };
  } catch (cause) {
    return fail(`${url} is labeled as ${encoding}, but its body is not ${encoding}, so browsers cannot show it.`, {
      cause,
      fix: 'Let the host send Content-Encoding only with bodies that it has compressed.',
    });
  }
}

/** Sends a request and returns the body as it is: `fetch` never ends if it cannot decode a body. */
async function request(url: string, headers: Record<string, string>): Promise<Answer> {
  const { get } = url.startsWith('https:') ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal: AbortSignal.timeout(20_000) }, resolve).on('error', reject);
  });
  const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return { status: response.statusCode ?? 0, headers: new Headers(received), body: await buffer(response) };
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
  if (manifest.isInternal)
    fail(`${root}/ is the inside edition, which shows what is internal.`, {
      fix: 'Publish the folder of a build without INTERNAL=1.',
    });
  const pages = Object.keys(manifest.files)
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
  return { root, manifest, pages };
}
