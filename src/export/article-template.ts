import { createHash } from 'node:crypto';
import { fail } from '@/lib/fail';
import { partMark } from '@/lib/part-mark';
import { escapeHtml } from './escape-html';
import { scanPage } from './page-scan';
import { cutParts, readPayloadScripts } from './payload';
import { isFlight, securePage } from './secure-page';

/** What a page of the docs has of its own; `body` is HTML, the rest text. */
export type ArticleValues = Record<'path' | 'title' | 'description' | 'keywords' | 'canonical' | 'id' | 'body', string>;

type Name = keyof ArticleValues;

/** A text between marks, or the place of a value; in a payload also what JSON makes of it there. */
type Piece = string | { name: Name; quoted?: boolean; segments?: boolean };

const valuesMark = 'X0values0X';

/**
 * The files that the framework exports of one page of the docs, as the pattern of those of others: see `loadTemplates`. The
 * payload, which is the same for all but for the marks, stands in a script of its own that they share.
 */
export class ArticleTemplate {
  /** The script that all pages load: its path in the export, and its text. */
  readonly script: { path: string; text: string };
  /** The values that it asks for. */
  private readonly shared: Set<string>;
  private readonly html: (Piece | typeof valuesMark)[];
  private readonly files: [name: string, pieces: Piece[]][];

  constructor(
    files: Map<string, string>,
    private readonly marks: ArticleValues,
    private readonly settings: { file: string; connect: string[]; basePath: string },
  ) {
    const html = files.get('index.html') ?? '';
    const flight = scanPage(html).scripts.filter(isFlight);
    const { others, payload } = readPayloadScripts(flight.map(({ text }) => text));
    if (others.join(';') !== opening) this.refuse();
    const pieces = this.toPayloadPieces(payload);
    this.shared = new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])));
    const text = toSharedScript(pieces);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    this.script = { path: `_next/static/parts/${hash}.js`, text };
    let open = '';
    let from = 0;
    for (const script of flight) {
      open += html.slice(from, script.start) + (script === flight.at(-1) ? valuesMark : '');
      from = script.end;
    }
    // Not deferred: the framework takes a payload until the document is read to its end, and this is there.
    const shared = `${valuesMark}<script src="${settings.basePath}/${this.script.path}"></script>`;
    this.html = this.toPieces(securePage((open + html.slice(from)).replace(valuesMark, shared), settings), valuesMark);
    this.files = [...files].flatMap(([name, text]) =>
      name === 'index.html'
        ? []
        : [[name, this.toPayloadPieces(cutParts(Buffer.from(text)).toString())] as [string, Piece[]]],
    );
  }

  /** The files of the page with these values, by their names. */
  fill(values: Partial<ArticleValues> & { body: string }): [name: string, text: string][] {
    const { body, ...own } = { path: '', title: '', description: '', keywords: '', canonical: '', id: '', ...values };
    const all = { ...own, body };
    const shared = Object.fromEntries(Object.entries(own).filter(([name]) => this.shared.has(name)));
    const html = this.html.map((piece) => {
      if (piece === valuesMark)
        return `<script type="application/json">${JSON.stringify(shared).replaceAll('<', '\\u003c')}</script>`;
      if (typeof piece === 'string') return piece;
      return piece.name === 'body' ? body : escapeHtml(all[piece.name]);
    });
    return [
      ['index.html', html.join('')],
      ...this.files.map(([name, pieces]) => [name, fillPayload(pieces, all)] as [string, string]),
    ];
  }

  private refuse(): never {
    return fail('The payload of the framework has another form than its pages can share.', {
      place: { file: this.settings.file },
    });
  }

  /** Cuts a text at the marks. */
  private toPieces(text: string, others = '\n\n'): Piece[] {
    const names = new Map(Object.entries(this.marks).map(([name, mark]) => [mark, name as Name]));
    const toMark = (mark: string) => mark.replaceAll(/[.~]/g, '\\$&');
    // The mark of the path goes on with the address of the page that the template is made from.
    const pattern = new RegExp(`(${[...names.keys()].map(toMark).join('|')})(?:~[\\w.~-]*)?|(${others})`, 'g');
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const name = names.get(match[1] ?? '');
      pieces.push(text.slice(from, match.index), name ? { name } : match[0]);
      from = match.index + match[0].length;
    }
    return [...pieces, text.slice(from)];
  }

  /** The same of a payload, in which the part has no markup, and addresses are also lists of segments. */
  private toPayloadPieces(payload: string): Piece[] {
    const own = `"${partMark}${this.marks.body}"`;
    if (payload.includes(this.marks.body) && !payload.includes(own)) this.refuse();
    const pieces = this.toPieces(payload.replaceAll(own, '""'));
    return pieces.map((piece, index) => {
      if (typeof piece === 'string') return piece;
      const [before, after] = [pieces[index - 1], pieces[index + 1]].map(String);
      const quoted = before?.endsWith('"');
      const segments = piece.name === 'path' && quoted && after?.startsWith('"') && /"c":\[[^\]]*"$/.test(before ?? '');
      return { ...piece, quoted, segments };
    });
  }
}

const opening = '(self.__next_f=self.__next_f||[]).push([0])';

/** One script that hands the framework its payload, with the values that stand in the element before it. */
function toSharedScript(pieces: Piece[]): string {
  // The same as `fillPayload` does.
  return `(()=>{
const values=JSON.parse(document.currentScript.previousElementSibling.textContent);
const toJson=(text)=>JSON.stringify(text).slice(1,-1);
const fill=(piece)=>{
if(typeof piece==='string')return piece;
const value=values[piece.name];
if(piece.segments)return value.split('/').map(toJson).join('","');
return(piece.quoted&&value[0]==='$'?'$':'')+toJson(value);
};
${opening};
self.__next_f.push([1,${JSON.stringify(pieces)}.map(fill).join('')]);
})();
`;
}

function fillPayload(pieces: Piece[], values: ArticleValues): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const value = values[piece.name];
      if (piece.segments) return value.split('/').map(toJson).join('","');
      // A dollar at the beginning of a text means something to React.
      return (piece.quoted && value.startsWith('$') ? '$' : '') + toJson(value);
    })
    .join('');
}

function toJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
