import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { encode, encodings, smallest, type Encoding } from './compress';
import { isText, toContentType } from './media-types';
import { acceptsMarkdown, catalogType, getHostRules, isHashed } from './host-rules';
import { decodeUri } from '@/lib/decode-uri';
import { environment, getHost, isIndexed } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';

export interface ServeSettings {
  /** The prefix of all paths: `''` or `/docs/x`. */
  basePath: string;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** The address to listen on, by default every address of this machine. */
  host?: string;
}

/** Returns the settings of the operator, and the headers of the host files in `deploy/`. */
export function getServeSettings(): ServeSettings {
  const { basePath } = environment;
  return {
    basePath,
    headers: getHostRules({ basePath, isIndexed: isIndexed(), redirects: [] }).headers,
    host: getHost(),
  };
}

/** Serves a folder as a static host does, with redirects to trailing slashes, `404.html` with status 404, brotli, and gzip. */
export function serve(
  folder: string,
  port: number,
  { basePath, headers, host }: ServeSettings = { basePath: '', headers: {} },
): Promise<Server> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer({ root, basePath }, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Fails with a readable message if a port of an address cannot be used. */
export async function assertPortFree(port: number, host = getHost()): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
      fail(`HOST is not an address of this machine: ${host}`, {
        fix: 'Leave it out, or set HOST=0.0.0.0 to listen on every address.',
      });
    const reason = error.code === 'EADDRINUSE' ? 'another program listens on it' : error.message;
    return fail(`Port ${port} cannot be used (${reason}).`, {
      fix: 'Set PORT to another number, such as PORT=4000.',
    });
  });
}

const caching = getHostRules({ basePath: '', isIndexed: true, redirects: [] });

async function answer(
  { root, basePath }: { root: string; basePath: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // An address may start with two slashes, which is not a host.
  const url = new URL(`http://localhost${request.url ?? '/'}`);
  const pathname = `${url.pathname}/`.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : undefined;
  const isMarkdown = pathname?.endsWith('/') && acceptsMarkdown(request.headers.accept ?? '');
  const target =
    pathname === undefined
      ? undefined
      : ((isMarkdown ? findMarkdown(root, pathname) : undefined) ?? findFile(root, pathname));
  if (pathname !== undefined && !target && (await isFolder(path.join(root, decodeUri(pathname))))) {
    response.writeHead(301, { location: `${url.pathname.replace(/^\/+/, '/')}/${url.search}` });
    response.end();
    return;
  }
  const file = target ?? findNotFound(root, pathname ?? '/');
  response.statusCode = target ? 200 : 404;
  const type = pathname === caching.catalogPath ? catalogType : toContentType(path.extname(file));
  response.setHeader('content-type', type);
  response.setHeader(
    'cache-control',
    target && isHashed(pathname ?? '') ? caching.hashedCaching : caching.otherCaching,
  );
  const content = await readFile(file);
  const isPackable = isText(type) && content.length >= smallest;
  const vary = [...(pathname?.endsWith('/') ? ['Accept'] : []), ...(isPackable ? ['Accept-Encoding'] : [])];
  if (vary.length > 0) response.setHeader('vary', vary.join(', '));
  const encoding = isPackable ? findEncoding(request) : undefined;
  if (encoding) response.setHeader('content-encoding', encoding);
  const body = encoding ? await encode(content, encoding, { quality: 4 }) : content;
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Finds the Markdown of a page, which is in the folder of the page only for the home page of a language. */
function findMarkdown(root: string, pathname: string): string | undefined {
  return findFile(root, pathname.replace(/\/$/, '.md')) ?? findFile(root, `${pathname}index.md`);
}

/** Returns brotli if the browser accepts it, otherwise gzip, or undefined if it accepts neither. */
function findEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  const names = accepted
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return encodings.find((name) => names.includes(name));
}

/** Finds the not-found page for a path: that of its language, otherwise that of the root. */
function findNotFound(root: string, pathname: string): string {
  const [, first = ''] = decodeUri(pathname).split('/');
  return findFile(root, `/${first}/404.html`) ?? path.join(root, '404.html');
}

/** Finds the file for a path, if it is inside the root and has an extension. */
function findFile(root: string, pathname: string): string | undefined {
  const local = decodeUri(pathname);
  const file = path.join(root, local.endsWith('/') ? `${local}index.html` : local);
  const isFile = path.extname(file) !== '' || pathname === caching.catalogPath;
  if (!file.startsWith(root + path.sep) || !isFile) return undefined;
  return existsSync(file) ? file : undefined;
}

async function isFolder(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isDirectory() && existsSync(path.join(file, 'index.html')),
    () => false,
  );
}
