import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { environment } from '@/lib/environment';
import { listFiles } from '@/lib/files';

/** A page of the export, with its links and anchors. */
export interface ExportedPage {
  /** URL path without the base path: `/definitions/intro/`. */
  path: string;
  links: string[];
  ids: Set<string>;
  /** The current anchors by former ones, which the page has as well. */
  now: Map<string, string>;
}

/** Reads every HTML file of an export. */
export function readExport(folder: string): ExportedPage[] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  return files.map((file) => ({
    path: `/${file}`.replace(/index\.html$/, ''),
    ...readLinks(readFileSync(path.join(folder, file), 'utf8')),
  }));
}

/** Returns the links and anchors of an HTML document. */
export function readLinks(html: string): Omit<ExportedPage, 'path'> {
  const links: string[] = [];
  const ids = new Set<string>();
  const now = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, { id, href, src, ...rest }) {
      if (id) ids.add(id);
      if (id && rest['data-now']) now.set(id, rest['data-now']);
      // Links to another language point to another build.
      if (name === 'a' && href && rest['data-locale-base'] === undefined) links.push(href);
      if ((name === 'img' || name === 'script') && src) links.push(src);
      // The preview image of a page is an absolute URL.
      if (name === 'meta' && rest.property === 'og:image' && rest.content?.startsWith(`${environment.siteUrl}/`))
        links.push(rest.content.slice(environment.siteUrl.length));
    },
  });
  parser.end(html);
  return { links, ids, now };
}
