import { readFileSync } from 'node:fs';
import { parseDocument, DomUtils } from 'htmlparser2';
import { listFiles } from '@/lib/files';

/** The title and the main heading of an exported page. */
export interface SitePage {
  title: string;
  heading: string;
}

/** Loads the pages of a walk by path: all pages except print pages. */
export function loadSite(folder: string): Map<string, SitePage> {
  const paths = listFiles(folder)
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -10)}`);
  return new Map(
    paths
      .filter((path) => !path.startsWith('/print/'))
      .sort()
      .map((path) => [path, readPage(readFileSync(`${folder}${path}index.html`, 'utf8'))]),
  );
}

function readPage(html: string): SitePage {
  const read = (element: string) => {
    const text = new RegExp(`<${element}[^>]*>.*?</${element}>`, 's').exec(html)?.[0] ?? '';
    return toText(DomUtils.textContent(parseDocument(text)));
  };
  return { title: read('title'), heading: read('h1') };
}

/** Normalizes whitespace as `readFacts` does. */
function toText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
