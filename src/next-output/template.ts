import { createHash } from 'node:crypto';
import { escapeHtml, staticHtmlMarker } from '@/lib/exported-html';
import { type PageValues, placeholders } from '@/lib/placeholders';
import { failAssumption } from './assumptions';
import { scanPage } from './page-scan';
import { isPayloadScript, readPayloadScripts, removeStaticHtml } from './payload';

export interface TemplateSettings {
  /** The path of the exported page, for messages. */
  file: string;
  basePath: string;
  /** Adds the security policy to a page. */
  secure: (html: string) => string;
}

const valuesPlaceholder = 'X0values0X';

/**
 * The files that Next.js exports for one page, as a template for other pages (see `routes/templates.ts`). The payload
 * is the same for all of them except for the placeholders, so it becomes a script that they share.
 */
export class Template {
  /** The script that all pages load: its path in the export, and its text. */
  readonly script: { path: string; text: string };
  /** The names of the values that the script uses. */
  private readonly shared: Set<string>;
  private readonly html: Piece[];
  private readonly payloads: [name: string, pieces: Piece[]][];

  constructor(files: Map<string, string>, { file, basePath, secure }: TemplateSettings) {
    const html = files.get('index.html') ?? '';
    const scripts = scanPage(html).scripts.filter(isPayloadScript);
    const { others, payload } = readPayloadScripts(scripts.map(({ text }) => text));
    if (others.join(';') !== openingScript) failAssumption('hands over its payload in another form', file);
    const toOwnPieces = (payload: string) =>
      toPayloadPieces(payload) ?? failAssumption('writes static HTML into its payload in another form', file);
    const pieces = toOwnPieces(payload);
    const paths = pieces.filter((piece) => typeof piece === 'object' && piece.name === 'path');
    if (paths.length > 0 && !paths.some((piece) => typeof piece === 'object' && piece.segments))
      failAssumption('writes the address of a page into its payload in another form', file);
    this.shared = new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])));
    const text = toSharedScript(pieces);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    this.script = { path: `_next/static/parts/${hash}.js`, text };
    let open = '';
    let from = 0;
    for (const script of scripts) {
      open += html.slice(from, script.start) + (script === scripts.at(-1) ? valuesPlaceholder : '');
      from = script.end;
    }
    // The script is not deferred: Next.js reads the payload until the document ends, and it must exist by then.
    const shared = `${valuesPlaceholder}<script src="${basePath}/${this.script.path}"></script>`;
    const secured = secure((open + html.slice(from)).replace(valuesPlaceholder, shared));
    this.html = toPieces(secured, valuesPlaceholder);
    this.payloads = [...files]
      .filter(([name]) => name !== 'index.html')
      .map(([name, text]) => [name, toOwnPieces(removeStaticHtml(Buffer.from(text)).rest.toString())]);
  }

  /** Returns the HTML of the page with these values. */
  toHtml(values: PageValues): string {
    const shared = Object.entries(values).filter(([name]) => this.shared.has(name));
    const json = JSON.stringify(Object.fromEntries(shared)).replaceAll('<', '\\u003c');
    return this.html
      .map((piece) => {
        if (piece === valuesPlaceholder) return `<script type="application/json">${json}</script>`;
        if (typeof piece === 'string') return piece;
        return piece.name === 'body' ? values.body : escapeHtml(values[piece.name]);
      })
      .join('');
  }

  /** Returns the payloads of the page by file name. Next.js fetches them when a reader navigates from another page. */
  toPayloads(values: PageValues): [name: string, text: string][] {
    return this.payloads.map(([name, pieces]) => [name, fillPayload(pieces, values)]);
  }
}

type Name = keyof PageValues;

/** A text between placeholders, or a placeholder. In a payload, it also says in which JSON form the value occurs. */
type Piece = string | { name: Name; quoted?: boolean; segments?: boolean };

const names = new Map(Object.entries(placeholders).map(([name, text]) => [text, name as Name]));

/** Splits a text at its placeholders and at `others`. */
function toPieces(text: string, others = '\n\n'): Piece[] {
  // The placeholder of the path continues with the address of the page that the template is made from.
  const pattern = new RegExp(`(${[...names.keys()].join('|')})(?:~[\\w.~-]*)?|(${others})`, 'g');
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const name = names.get(match[1] ?? '');
    pieces.push(text.slice(from, match.index), name ? { name } : match[0]);
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)];
}

const body = new RegExp(`"(?:${staticHtmlMarker})?${placeholders.body}"`, 'g');

/**
 * Splits a payload in the same way. A payload does not contain the body, and its addresses may also be lists of
 * segments. Returns undefined if the body is not a separate string in the payload.
 */
function toPayloadPieces(payload: string): Piece[] | undefined {
  const rest = payload.replaceAll(body, '""');
  if (rest.includes(placeholders.body)) return undefined;
  const pieces = toPieces(rest);
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const [before, after] = [pieces[index - 1], pieces[index + 1]].map(String);
    const quoted = before?.endsWith('"');
    const segments = piece.name === 'path' && quoted && after?.startsWith('"') && /"c":\[[^\]]*"$/.test(before ?? '');
    return { ...piece, quoted, segments };
  });
}

/** Returns the payload of the page with these values. */
function fillPayload(pieces: Piece[], values: PageValues): string {
  const toJson = (text: string) => JSON.stringify(text).slice(1, -1);
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const value = values[piece.name];
      if (piece.segments) return value.split('/').map(toJson).join('","');
      // React gives a dollar sign at the start of a text a special meaning.
      return (piece.quoted && value.startsWith('$') ? '$' : '') + toJson(value);
    })
    .join('');
}

/** The first script with which Next.js passes on a payload: it creates the list that the other scripts fill. */
const openingScript = '(self.__next_f=self.__next_f||[]).push([0])';

/** Returns one script that passes the payload to Next.js, with the values from the element before it. */
function toSharedScript(pieces: Piece[]): string {
  // This does the same as `fillPayload`.
  return `(()=>{
const values=JSON.parse(document.currentScript.previousElementSibling.textContent);
const toJson=(text)=>JSON.stringify(text).slice(1,-1);
const fill=(piece)=>{
if(typeof piece==='string')return piece;
const value=values[piece.name];
if(piece.segments)return value.split('/').map(toJson).join('","');
return(piece.quoted&&value[0]==='$'?'$':'')+toJson(value);
};
${openingScript};
self.__next_f.push([1,${JSON.stringify(pieces)}.map(fill).join('')]);
})();
`;
}
