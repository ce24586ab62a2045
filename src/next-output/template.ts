import { createHash } from 'node:crypto';
import { escapeHtml, staticHtmlMarker } from '@/lib/exported-html';
import { type PageValues, placeholders } from '@/lib/placeholders';
import { failAssumption } from './assumptions';
import { scanPage } from './page-scan';
import { isPayloadScript, readPayloadScripts, removeStaticHtml } from './payload';

export interface TemplateSettings {
  /** The path of the exported page, for error messages. */
  file: string;
  basePath: string;
  /** Adds the Content Security Policy to a page. */
  secure: (html: string) => string;
}

const valuesPlaceholder = 'X0values0X';

/**
 * The files that Next.js exports for one page, as a template for other pages (see `routes/docs-templates.ts`). The RSC payloads of
 * these pages differ only in the values of the placeholders, so all of them share one script with the payload.
 */
export class Template {
  /** The script that all pages load: its path in the export, and its text. */
  readonly script: { path: string; text: string };
  /** The names of the values that the script uses. */
  private readonly scriptValues: Set<string>;
  private readonly html: Piece[];
  private readonly payloads: [name: string, pieces: Piece[]][];

  constructor(files: Map<string, string>, { file, basePath, secure }: TemplateSettings) {
    const html = files.get('index.html') ?? '';
    const scripts = scanPage(html).scripts.filter(isPayloadScript);
    const { others, payload } = readPayloadScripts(scripts.map(({ text }) => text));
    if (others.join(';') !== openingScript) failAssumption('embeds its payload in an unexpected form', file);
    const toPiecesOrFail = (text: string) =>
      toPayloadPieces(text) ?? failAssumption('writes static HTML into its payload in an unexpected form', file);
    const pieces = toPiecesOrFail(payload);
    const paths = pieces.filter((piece) => typeof piece === 'object' && piece.name === 'path');
    // Next.js writes the path as a list of segments at least once.
    if (paths.length > 0 && !paths.some((piece) => typeof piece === 'object' && piece.segments))
      failAssumption('writes the path of a page into its payload in an unexpected form', file);
    this.scriptValues = new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])));
    const text = toSharedScript(pieces);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    this.script = { path: `_next/static/payloads/${hash}.js`, text };
    let stripped = '';
    let from = 0;
    for (const script of scripts) {
      stripped += html.slice(from, script.start) + (script === scripts.at(-1) ? valuesPlaceholder : '');
      from = script.end;
    }
    // Not deferred: Next.js stops reading the payload when the document ends, so the script must run before that.
    const scriptTag = `${valuesPlaceholder}<script src="${basePath}/${this.script.path}"></script>`;
    const secured = secure((stripped + html.slice(from)).replace(valuesPlaceholder, scriptTag));
    this.html = toPieces(secured);
    this.payloads = [...files]
      .filter(([name]) => name !== 'index.html')
      .map(([name, text]) => [name, toPiecesOrFail(removeStaticHtml(Buffer.from(text)).rest.toString())]);
  }

  /** Returns the HTML of the page with these values. */
  toHtml(values: PageValues): string {
    const entries = Object.entries(values).filter(([name]) => this.scriptValues.has(name));
    const json = JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
    return this.html
      .map((piece) => {
        if (piece === valuesPlaceholder) return `<script type="application/json">${json}</script>`;
        if (typeof piece === 'string') return piece;
        return piece.name === 'body' ? values.body : escapeHtml(values[piece.name]);
      })
      .join('');
  }

  /** Returns the payloads of the page by file name. Next.js fetches them on client-side navigation. */
  toPayloads(values: PageValues): [name: string, text: string][] {
    return this.payloads.map(([name, pieces]) => [name, renderPayload(pieces, values)]);
  }
}

type ValueName = keyof PageValues;

/**
 * Text between placeholders, or a placeholder. In a payload, `startsString` means that the value starts a JSON string, and
 * `segments` that it is a list of path segments.
 */
type Piece = string | { name: ValueName; startsString?: boolean; segments?: boolean };

const nameByPlaceholder = new Map(Object.entries(placeholders).map(([name, text]) => [text, name as ValueName]));

/** Splits a text at its placeholders and at a separator. */
function toPieces(text: string, separator = valuesPlaceholder): Piece[] {
  // In a template of docs pages, the path of the page that the template is made from follows the placeholder of the path.
  const pattern = new RegExp(`(${[...nameByPlaceholder.keys()].join('|')})(?:~[\\w.~-]*)?|(${separator})`, 'g');
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const name = nameByPlaceholder.get(match[1] ?? '');
    pieces.push(text.slice(from, match.index), name ? { name } : match[0]);
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)];
}

const bodyString = new RegExp(`"(?:${staticHtmlMarker})?${placeholders.body}"`, 'g');

/**
 * Splits a payload at its placeholders. Replaces the body with an empty string, and marks values that start a JSON string or are
 * a list of path segments. Returns undefined if the body is not a separate string.
 */
function toPayloadPieces(payload: string): Piece[] | undefined {
  const rest = payload.replaceAll(bodyString, '""');
  if (rest.includes(placeholders.body)) return undefined;
  const pieces = toPieces(rest);
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const [before, after] = [pieces[index - 1], pieces[index + 1]].map(String);
    // In a payload, "c" is the list of the URL's segments.
    const startsString = before?.endsWith('"');
    const segments =
      piece.name === 'path' && startsString && after?.startsWith('"') && /"c":\[[^\]]*"$/.test(before ?? '');
    return { ...piece, startsString, segments };
  });
}

/** Returns the payload of the page with these values. */
function renderPayload(pieces: Piece[], values: PageValues): string {
  const toJson = (text: string) => JSON.stringify(text).slice(1, -1);
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const value = values[piece.name];
      if (piece.segments) return value.split('/').map(toJson).join('","');
      // React reads a string with a leading dollar sign as a reference. A second dollar sign escapes it.
      return (piece.startsString && value.startsWith('$') ? '$' : '') + toJson(value);
    })
    .join('');
}

/** The first payload script of Next.js. It creates the array that the other scripts push to. */
const openingScript = '(self.__next_f=self.__next_f||[]).push([0])';

/** Returns a script that inserts the values in the preceding element into the payload and passes the payload to Next.js. */
function toSharedScript(pieces: Piece[]): string {
  // Keep in sync with `renderPayload`.
  return `(()=>{
const values=JSON.parse(document.currentScript.previousElementSibling.textContent);
const toJson=(text)=>JSON.stringify(text).slice(1,-1);
const fill=(piece)=>{
if(typeof piece==='string')return piece;
const value=values[piece.name];
if(piece.segments)return value.split('/').map(toJson).join('","');
return(piece.startsString&&value[0]==='$'?'$':'')+toJson(value);
};
${openingScript};
self.__next_f.push([1,${JSON.stringify(pieces)}.map(fill).join('')]);
})();
`;
}
