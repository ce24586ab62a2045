import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/escape-html';
import type { PageValues } from '@/lib/placeholders';
import { failAssumption } from './assumptions';
import { scanPage } from './page-scan';
import { isPayloadScript, readPayloadScripts, removeStaticHtml } from './payload';
import { fillPayload, openingScript, toPayloadPieces, toPieces, toSharedScript, type Piece } from './payload-template';

export interface TemplateSettings {
  /** The exported page, for messages. */
  file: string;
  basePath: string;
  /** Gives a page its security policy. */
  secure: (html: string) => string;
}

const valuesPlaceholder = 'X0values0X';

/**
 * The files that Next.js exports of one page, as the pattern of those of others: see `routes/templates.ts`. The payload, which is
 * the same for all but for the placeholders, becomes a script that they share.
 */
export class Template {
  /** The script that all pages load: its path in the export, and its text. */
  readonly script: { path: string; text: string };
  /** The values that it asks for. */
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
    // Not deferred: Next.js takes a payload until the document is read to its end, and this is there.
    const shared = `${valuesPlaceholder}<script src="${basePath}/${this.script.path}"></script>`;
    const secured = secure((open + html.slice(from)).replace(valuesPlaceholder, shared));
    this.html = toPieces(secured, valuesPlaceholder);
    this.payloads = [...files]
      .filter(([name]) => name !== 'index.html')
      .map(([name, text]) => [name, toOwnPieces(removeStaticHtml(Buffer.from(text)).rest.toString())]);
  }

  /** The HTML of the page with these values. */
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

  /** Its payloads, by the names of their files: what Next.js fetches on the way from another page. */
  toPayloads(values: PageValues): [name: string, text: string][] {
    return this.payloads.map(([name, pieces]) => [name, fillPayload(pieces, values)]);
  }
}
