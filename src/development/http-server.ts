import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { toContentType } from '@/hosting/media-types';
import { getHostRules, isHashed } from '@/hosting/host-rules';
import { decodeUri } from '@/lib/decode-uri';
import { toMessage } from '@/lib/error-messages-and-system-errors';
import { escapeHtml } from '@/lib/escape';
import { clientFile, eventsPath, toClientScript, type EventStream } from './live-reload-and-paths';
import type { LanguageSite } from './language-site';

export interface ServerSettings {
  port: number;
  host: string;
  basePath: string;
  events: EventStream;
  /** Finds the site of a path without the base path, and the path within that site. */
  find: (address: string) => Promise<{ site: LanguageSite; address: string }>;
}

const { hashedCaching } = getHostRules({ basePath: '', isIndexed: true, redirects: [] });

/** Serves pages and files as they are now, and the scripts, styles, and fonts of the last shells. */
export function startDevelopmentServer(settings: ServerSettings): Promise<void> {
  const server = createServer((request, response) => {
    answer(settings, request, response).catch((error: unknown) => sendError(settings, response, error));
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(settings.port, settings.host, () => resolve());
  });
}

async function answer(settings: ServerSettings, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { basePath, events, find } = settings;
  const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
  const isHere = `${pathname}/`.startsWith(`${basePath}/`);
  const requested = isHere ? decodeUri(pathname.slice(basePath.length)) : '/404/';
  if (requested.endsWith(eventsPath)) return events.add(response);
  const send = (status: number, type: string, content: string | Buffer, caching = 'no-cache') => {
    response.writeHead(status, { 'content-type': type, 'cache-control': caching });
    response.end(request.method === 'HEAD' ? undefined : content);
  };
  if (requested.endsWith(clientFile)) return send(200, toContentType('.js'), toClientScript(basePath));
  const { site, address } = await find(requested);
  const file = await findStaticFile(site, address);
  if (file !== undefined)
    return send(
      200,
      toContentType(path.extname(file)),
      await readFile(file),
      isHashed(address) ? hashedCaching : undefined,
    );
  const { status, extension, text } = await site.render(address);
  if (status !== 307) return send(status, toContentType(extension), text);
  response.writeHead(status, { location: withQuery(text, search) });
  response.end();
}

/** Adds the query of a request to the target of its redirect, and encodes the target for a header. */
export function withQuery(target: string, query: string): string {
  const here = 'http://localhost';
  // What follows two slashes would be a host.
  const url = new URL(target.replace(/^\/+/, '/'), here);
  url.search += url.search === '' ? query : query.replace('?', '&');
  return url.origin === here ? url.href.slice(here.length) : url.href;
}

/** Finds a public file, or a file of the shells. */
async function findStaticFile(site: LanguageSite, address: string): Promise<string | undefined> {
  const folder = address.startsWith('/_next/') ? site.folder : path.resolve('public');
  const file = path.join(folder, address);
  if (!file.startsWith(folder + path.sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** Shows why a page cannot be rendered, in a page that is reloaded after the next change. */
function sendError({ basePath }: ServerSettings, response: ServerResponse, error: unknown): void {
  response.writeHead(500, { 'content-type': toContentType('.html'), 'cache-control': 'no-cache' });
  const script = `<script src="${basePath}${clientFile}" defer></script>`;
  response.end(`<!DOCTYPE html><title>Error</title>${script}<pre role="alert">${escapeHtml(toMessage(error))}</pre>`);
}
