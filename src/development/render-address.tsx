import { createHash } from 'node:crypto';
import path from 'node:path';
import { renderStaticHtml } from '@/components/ui/render-static-html';
import { insertPage, prepareShells, type PendingPage } from '@/export/insert-pages';
import { renderPage } from '@/export/render-share';
import { escapeHtml } from '@/lib/escape';
import { toHref, toTrailingSlash } from '@/lib/href';
import { memo } from '@/lib/memo';
import * as messages from '@/messages';
import { isPayloadFile } from '@/next-output/read-payloads-without-static-html';
import { findFile } from '@/routes/files';
import { notFoundPage } from '@/routes/not-found-page';
import { findPage } from '@/routes/pages';
import type { Redirect } from '@/site/schema';
import { getSite } from '@/site/get-site';
import { clientFile, shellsFolder } from './live-reload-and-paths';

/** The problems that the last builds and checks found, as texts: those of each service, and those of the content. */
export interface Problems {
  services: Record<string, string[]>;
  content: string[];
}

/** What there is at an address. */
export interface Rendered {
  status: 200 | 307 | 404;
  /** The extension of the file: `.html`. */
  extension: string;
  /** The content of the file; for a redirect, the new path. */
  text: string;
}

const loadShells = memo(() => prepareShells(shellsFolder));

/** Renders the page or file at a path without the base path, or a payload of a page. */
export async function render(address: string, problems: Problems): Promise<Rendered> {
  const target = findRedirect(address, getSite().redirects);
  // A browser would remember a permanent redirect after it has been changed.
  if (target !== undefined) return { status: 307, extension: '.html', text: toHref(target) };
  const isPayload = isPayloadFile(address);
  const isPage = address.endsWith('/') || isPayload;
  const file = isPage ? undefined : await findFile(address.slice(1));
  if (file) return { status: 200, extension: path.posix.extname(address), text: await file.load() };
  const listed = isPage ? await findPage(isPayload ? address.replace(/[^/]*$/, '') : address) : undefined;
  const found = listed === notFoundPage ? undefined : listed;
  const page = withSources(await renderPage(found ?? notFoundPage), address, problems);
  const { html, payloads } = insertPage(page, loadShells());
  const payload = payloads.find(([name]) => isPayload && name === path.posix.basename(address));
  if (payload) return { status: 200, extension: '.txt', text: payload[1] };
  return { status: found && !isPayload ? 200 : 404, extension: '.html', text: html };
}

/** Returns the new path of a moved page, or the path with the missing slash at its end. */
export function findRedirect(address: string, redirects: Redirect[]): string | undefined {
  const toKey = (text: string) => text.replace(/\/$/, '');
  const moved = redirects.find(({ from }) => toKey(from) === toKey(address));
  const page = toTrailingSlash(address);
  return moved?.to ?? (page === address ? undefined : page);
}

/** Adds the problems in the sources of a page, and the script that reloads the page after a change. */
export function withSources(page: PendingPage, address: string, problems: Problems): PendingPage {
  const service = /^\/(?:print\/)?api\/([^/]+)/.exec(address)?.[1];
  const shown =
    service === undefined
      ? { title: messages.contentProblems, problems: problems.content }
      : {
          title: messages.specProblems,
          problems: (Object.hasOwn(problems.services, service) && problems.services[service]) || [],
        };
  const body = page.body.replace(/<\/div>$/, () => `${renderStaticHtml(SourceProblems(shown))}</div>`);
  const revision = createHash('sha256')
    .update(JSON.stringify([page, body]))
    .digest('hex')
    .slice(0, 16);
  return {
    ...page,
    head: `${page.head}<script src="${escapeHtml(toHref(clientFile))}" defer></script>`,
    body: body.replace(/^<div/, () => `<div data-revision="${revision}"`),
  };
}

/** The problems in the sources of a page, shown during development on top of the last version without problems. */
function SourceProblems({ title, problems }: { title: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <section
      role="alert"
      aria-label={title}
      className="fixed inset-x-4 bottom-4 z-50 max-h-80 overflow-auto rounded-lg border bg-danger-soft p-4 text-danger"
    >
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-2 font-mono text-xs whitespace-pre-wrap">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  );
}
