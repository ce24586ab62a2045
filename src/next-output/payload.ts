import { staticHtmlMarker, staticScriptMarker } from '@/lib/exported-html';
import { scanPage, type InlineScript } from './page-scan';

const starts = [staticHtmlMarker, staticScriptMarker].map((mark) => Buffer.from(mark));
const newline = 0x0a;
const colon = 0x3a;
const comma = 0x2c;
const textTag = 0x54;
const emptyRow = Buffer.from('""\n');

/** Static HTML that is short enough for a row of its element. */
const short = /(?<="(?:html|__html)":)"(?:<!--static-->|\/\*static\*\/)(?:[^"\\]|\\.)*"/g;

/**
 * Takes the static HTML out of a payload of Next.js: it is in the page already. A payload is a row of `id:json` lines; a long text is `id:T<length in hexadecimal>,` and so many bytes without a line's end. `count` says
 * how many pieces of static HTML there were.
 */
export function removeStaticHtml(payload: Buffer): { rest: Buffer; count: number } {
  const remaining: Buffer[] = [];
  let count = 0;
  for (let at = 0; at < payload.length;) {
    const tag = payload.indexOf(colon, at) + 1;
    if (tag > 0 && payload[tag] === textTag) {
      const start = payload.indexOf(comma, tag) + 1;
      const end = start + Number.parseInt(payload.toString('latin1', tag + 1, start - 1), 16);
      const isStatic = starts.some((mark) => payload.subarray(start, start + mark.length).equals(mark));
      if (isStatic) count++;
      remaining.push(...(isStatic ? [payload.subarray(at, tag), emptyRow] : [payload.subarray(at, end)]));
      at = end;
    } else {
      const end = payload.indexOf(newline, at) + 1 || payload.length;
      const row = payload.toString('utf8', at, end).replace(short, () => {
        count++;
        return '""';
      });
      remaining.push(Buffer.from(row));
      at = end;
    }
  }
  return { rest: Buffer.concat(remaining), count };
}

const push = /^self\.__next_f\.push\((.*)\)$/s;

/** Splits the content of payload scripts into the payload without static HTML and other entries. */
export function readPayloadScripts(scripts: string[]): { others: string[]; payload: string } {
  const others: string[] = [];
  const chunks: Buffer[] = [];
  for (const script of scripts) {
    const [kind, content] = JSON.parse(push.exec(script)?.[1] ?? '[]') as [kind?: number, content?: string];
    if (kind === 1) chunks.push(Buffer.from(content ?? ''));
    else if (kind === 3) chunks.push(Buffer.from(content ?? '', 'base64'));
    else others.push(script);
  }
  return { others, payload: removeStaticHtml(Buffer.concat(chunks)).rest.toString() };
}

/** Returns one script that passes on the whole payload. */
function toPayloadScript(others: string[], payload: string): string {
  // As Next.js writes it: nothing in it ends the script or begins another.
  const text = JSON.stringify([1, payload])
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return [...others, `self.__next_f.push(${text})`].join(';');
}

/** Merges the payload scripts of a page at the position of the last one: one script needs one hash, however large the page. */
export function mergePayloadScripts(html: string): string {
  const scripts = scanPage(html).scripts.filter(isPayloadScript);
  const { others, payload } = readPayloadScripts(scripts.map(({ text }) => text));
  const joined = `<script>${toPayloadScript(others, payload)}</script>`;
  let merged = '';
  let from = 0;
  for (const script of scripts) {
    merged += html.slice(from, script.start) + (script === scripts.at(-1) ? joined : '');
    from = script.end;
  }
  return merged + html.slice(from);
}

const payloadScript = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/** Returns true for a script in which Next.js passes on the payload of its page. */
export function isPayloadScript({ text, attributes }: InlineScript): boolean {
  return Object.keys(attributes).length === 0 && payloadScript.test(text);
}
