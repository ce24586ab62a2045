import { fail } from '@/lib/fail';
import { partMark } from '@/lib/part-mark';
import { escapeHtml } from './escape-html';
import { scanPage } from './page-scan';
import { cutParts, readPayloadScripts, toPayloadScript } from './payload';
import { toPolicy } from './policy';
import { isFlight, securePage } from './secure-page';

/** What a page of the docs has of its own; `body` is HTML, the rest text. */
export type ArticleValues = Record<'path' | 'title' | 'description' | 'keywords' | 'canonical' | 'id' | 'body', string>;

type Name = keyof ArticleValues;

/** A text between marks, or the place of a value; in a payload also what JSON makes of it there. */
type Piece = string | { name: Name; quoted?: boolean; segments?: boolean };

const policyMark = 'X0policy0X';
const payloadMark = 'X0payload0X';

/** The files that the framework exports of one page of the docs, as the pattern of those of others: see `loadTemplates`. */
export class ArticleTemplate {
  private readonly html: (Piece | typeof policyMark | typeof payloadMark)[];
  private readonly scripts: string[];
  private readonly others: string[];
  private readonly payload: Piece[];
  private readonly files: [name: string, pieces: Piece[]][];

  constructor(
    files: Map<string, string>,
    private readonly marks: ArticleValues,
    private readonly settings: { file: string; connect: string[] },
  ) {
    const html = files.get('index.html') ?? '';
    // Fails for what the policy refuses; the policy itself is each page's own.
    securePage(html, settings);
    const { policyAt = 0, scripts } = scanPage(html);
    const flight = scripts.filter(isFlight);
    const { others, payload } = readPayloadScripts(flight.map(({ text }) => text));
    this.scripts = scripts.filter((script) => !isFlight(script)).map(({ text }) => text);
    this.others = others;
    this.payload = this.toPayloadPieces(payload);
    let open = `${html.slice(0, policyAt)}${policyMark}`;
    let from = policyAt;
    for (const script of flight) {
      open += html.slice(from, script.start) + (script === flight.at(-1) ? payloadMark : '');
      from = script.end;
    }
    this.html = this.toPieces(open + html.slice(from), `${policyMark}|${payloadMark}`);
    this.files = [...files].flatMap(([name, text]) =>
      name === 'index.html'
        ? []
        : [[name, this.toPayloadPieces(cutParts(Buffer.from(text)).toString())] as [string, Piece[]]],
    );
  }

  /** The files of the page with these values, by their names. */
  fill(values: Partial<ArticleValues> & { body: string }): [name: string, text: string][] {
    const all = { path: '', title: '', description: '', keywords: '', canonical: '', id: '', ...values };
    const script = toPayloadScript(this.others, fillPayload(this.payload, all));
    const policy = toPolicy({ scripts: [...this.scripts, script], connect: this.settings.connect });
    const html = this.html.map((piece) => {
      if (piece === policyMark) return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
      if (piece === payloadMark) return `<script>${script}</script>`;
      if (typeof piece === 'string') return piece;
      return piece.name === 'body' ? all.body : escapeHtml(all[piece.name]);
    });
    return [
      ['index.html', html.join('')],
      ...this.files.map(([name, pieces]) => [name, fillPayload(pieces, all)] as [string, string]),
    ];
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
    if (payload.includes(this.marks.body) && !payload.includes(own))
      fail('The payload of the framework has another form than its pages can share.', {
        place: { file: this.settings.file },
      });
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
