import { readdirSync, readFileSync } from 'node:fs';
import { parseDocument, DomUtils } from 'htmlparser2';

/** What a page of the export says it is. */
export interface SitePage {
  title: string;
  heading: string;
}

/** The pages that a reader walks through, by path: all but those for paper. */
export function loadSite(folder: string): Map<string, SitePage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = files.filter((file) => /(^|\/)index\.html$/.test(file)).map((file) => `/${file.slice(0, -10)}`);
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

/** As the browser is asked for it. */
function toText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
