import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/escape';
import { placeholders } from '@/lib/page-ids-markers-and-placeholders';
import { failAssumption } from './check-next-version-and-server-modules';
import { scanPage } from './inline-scripts-and-refused-markup';
import { isPayloadScript, readPayloadScripts, removeStaticHtml } from './read-payloads-without-static-html';
import { securePage } from './content-security-policy';

export interface ShellSettings {
  /** The path of the exported page, for error messages. */
  file: string;
  basePath: string;
  /** The path that the element for the body names: the placeholder, or the path of the only page of the shell. */
  bodyPath: string;
  /** Where the slug starts in the path of a page; undefined for the shell of only one page. */
  slugStart?: number;
  /** The origins, other than that of the site, that pages may send requests to. */
  connect: string[];
}

/** What differs between the pages of a shell. */
export interface PageParts {
  /** The complete path, without the base path. */
  path: string;
  title: string;
  /** The tags of the head as HTML, without the title. */
  head: string;
  /** The body as HTML: one `div`. */
  body: string;
  /** Returns the value of an attribute that depends on the path, from the links that determine it. */
  toAttribute: (name: string, links: string) => string | undefined;
}

/** The values that the payload contains. */
type PayloadValues = Record<'slug' | 'path' | 'title', string>;

/**
 * The files that Next.js exports for one page, as a shell for other pages. The payloads of these pages differ only in path and
 * title, so all of them share one script with the payload.
 */
export class ExportedShell {
  /** The script that all pages load: its path in the export, and its text. The only page of a shell contains it instead. */
  readonly script?: { path: string; text: string };
  private readonly html: string[];
  private readonly slugStart?: number;
  private readonly payloads: [name: string, pieces: PayloadPiece[]][];

  constructor(files: Map<string, string>, { file, basePath, bodyPath, slugStart, connect }: ShellSettings) {
    this.slugStart = slugStart;
    const html = files.get('index.html') ?? '';
    const scripts = scanPage(html).scripts.filter(isPayloadScript);
    const { others, payload, count } = readPayloadScripts(scripts.map(({ text }) => text));
    if (others.join(';') !== openingScript) failAssumption('embeds its payload in an unexpected form', file);
    // The footer of every page is static.
    if (count === 0) failAssumption('writes static HTML into its payload in an unexpected form', file);
    const pieces = toPayloadPieces(payload);
    const slugs = pieces.filter((piece) => typeof piece === 'object' && piece.name === 'slug');
    // Next.js writes the path as a list of segments at least once.
    if (slugs.length > 0 && !slugs.some((piece) => typeof piece === 'object' && piece.isList))
      failAssumption('writes the path of a page into its payload in an unexpected form', file);
    const text = toSharedScript(pieces, slugStart);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    if (slugs.length > 0) this.script = { path: `_next/static/payloads/${hash}.js`, text };
    let stripped = '';
    let from = 0;
    // Not deferred: Next.js stops reading the payload when the document ends, so the script must run before that.
    const scriptTag = this.script
      ? `<script src="${basePath}/${this.script.path}"></script>`
      : `<script>${text}</script>`;
    for (const script of scripts) {
      stripped += html.slice(from, script.start) + (script === scripts.at(-1) ? scriptTag : '');
      from = script.end;
    }
    const body = `<div data-body="${bodyPath}"></div>`;
    const marked = (stripped + html.slice(from))
      .replace(`<title>${placeholders.title}</title>`, marks.head)
      .replace(body, marks.body);
    for (const [mark, what] of [
      [marks.head, 'title'],
      [marks.body, 'body'],
    ] as const)
      if (!marked.includes(mark)) failAssumption(`writes the ${what} of a page in an unexpected form`, file);
    this.html = securePage(marked, { file, connect }).split(separator);
    if (this.html.some(isLeft)) failAssumption('writes the path of a page into its HTML in an unexpected form', file);
    this.payloads = [...files]
      .filter(([name]) => name !== 'index.html')
      .map(([name, text]) => [name, toPayloadPieces(removeStaticHtml(Buffer.from(text)).rest.toString())]);
  }

  /** Returns the HTML of a page. */
  toHtml({ title, head, body, toAttribute }: PageParts): string {
    return this.html
      .map((piece) => {
        if (piece === marks.head) return `<title>${escapeHtml(title)}</title>${head}`;
        if (piece === marks.body) return body;
        const [, name, links = ''] = attribute.exec(piece) ?? [];
        if (name === undefined) return piece;
        const value = toAttribute(name, unescapeHtml(links));
        return value === undefined ? '' : ` ${name}="${value}"`;
      })
      .join('');
  }

  /** Returns the payloads of a page by file name. Next.js fetches them on client-side navigation. */
  toPayloads({ path, title }: PageParts): [name: string, text: string][] {
    const values = { slug: encodeSlug(path.slice(this.slugStart ?? path.length, -1)), path, title };
    return this.payloads.map(([name, pieces]) => [name, renderPayload(pieces, values)]);
  }
}

const marks = { head: 'X0head0X', body: 'X0body0X' };
const attribute = new RegExp(`^ ([\\w-]+)="${placeholders.links}([^"]*)"$`);
const separator = new RegExp(`(${Object.values(marks).join('|')}| [\\w-]+="${placeholders.links}[^"]*")`);

/** Returns true for a piece of HTML with a placeholder that nothing replaces. */
function isLeft(piece: string): boolean {
  const { title, path, page, links } = placeholders;
  return !attribute.test(piece) && [title, path, page, links].some((placeholder) => piece.includes(placeholder));
}

/** Encodes a slug as Next.js does in its payloads. */
function encodeSlug(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Text, or the name of a value: at the start of a JSON string, or as a list of path segments. */
type PayloadPiece = string | { name: keyof PayloadValues; startsString?: boolean; isList?: boolean };

const names = new Map<string, keyof PayloadValues>([
  [placeholders.path, 'slug'],
  [placeholders.page, 'path'],
  [placeholders.title, 'title'],
]);

/** Splits a payload at its placeholders. */
function toPayloadPieces(payload: string): PayloadPiece[] {
  const parts = payload.split(new RegExp(`(${[...names.keys()].join('|')})`));
  return parts.map((part, index) => {
    const name = names.get(part);
    if (name === undefined) return part;
    const [before = '', after = ''] = [parts[index - 1], parts[index + 1]];
    const startsString = before.endsWith('"');
    // In a payload, "c" is the list of the URL's segments.
    const isList = name === 'slug' && startsString && after.startsWith('"') && /"c":\[[^\]]*"$/.test(before);
    return { name, startsString, isList };
  });
}

/** Returns the payload of the page with these values. */
function renderPayload(pieces: PayloadPiece[], values: PayloadValues): string {
  const toJson = (text: string) => JSON.stringify(text).slice(1, -1);
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const value = values[piece.name];
      if (piece.isList) return value.split('/').map(toJson).join('","');
      // React reads a string with a leading dollar sign as a reference. A second dollar sign escapes it.
      return (piece.startsString && value.startsWith('$') ? '$' : '') + toJson(value);
    })
    .join('');
}

/** The first payload script of Next.js. It creates the array that the other scripts push to. */
const openingScript = '(self.__next_f=self.__next_f||[]).push([0])';

/** Returns a script that inserts path and title of the page into the payload and passes the payload to Next.js. */
function toSharedScript(pieces: PayloadPiece[], slugStart?: number): string {
  // Keep in sync with `renderPayload` and `encodeSlug`.
  const json = JSON.stringify(pieces).replaceAll('<', '\\u003c');
  return `(()=>{
const values={path:document.querySelector('[data-body]').dataset.body,title:document.querySelector('title').textContent};
${
  slugStart === undefined
    ? ''
    : `values.slug=values.path.slice(${slugStart},-1).split('/').map(encodeURIComponent).join('/');
`
}const toJson=(text)=>JSON.stringify(text).slice(1,-1);
const fill=(piece)=>{
if(typeof piece==='string')return piece;
const value=values[piece.name];
if(piece.isList)return value.split('/').map(toJson).join('","');
return(piece.startsString&&value[0]==='$'?'$':'')+toJson(value);
};
${openingScript};
self.__next_f.push([1,${json}.map(fill).join('')]);
})();
`;
}
