import { staticHtmlMarker, staticScriptMarker } from '@/lib/page-ids-markers-and-placeholders';
import type { InlineScript } from './inline-scripts-and-refused-markup';

const starts = [staticHtmlMarker, staticScriptMarker].map((mark) => Buffer.from(mark));
const newline = 0x0a;
const colon = 0x3a;
const comma = 0x2c;
const textTag = 0x54;
const emptyRow = Buffer.from('""\n');

/** Matches static HTML, or a static script, that is short enough to be in the row of its element. */
const short = /(?<="__html":)"(?:<!--static-->|\/\*static\*\/)(?:[^"\\]|\\.)*"/g;

/**
 * Replaces static HTML and static scripts in a payload of Next.js with empty strings, because the page already contains them.
 * `count` is their number. A payload consists of rows `id:json`, each ending with a newline. A long text has a different form:
 * `id:T<length>,` with the hexadecimal number of bytes, followed by the text without a newline.
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

/**
 * Joins the data of payload scripts to the payload, without static HTML. `others` are the scripts that push something else, and
 * `count` is the number of pieces of static HTML.
 */
export function readPayloadScripts(scripts: string[]): { others: string[]; payload: string; count: number } {
  const others: string[] = [];
  const chunks: Buffer[] = [];
  for (const script of scripts) {
    const [kind, content] = JSON.parse(push.exec(script)?.[1] ?? '[]') as [kind?: number, content?: string];
    if (kind === 1) chunks.push(Buffer.from(content ?? ''));
    else if (kind === 3) chunks.push(Buffer.from(content ?? '', 'base64'));
    else others.push(script);
  }
  const { rest, count } = removeStaticHtml(Buffer.concat(chunks));
  return { others, payload: rest.toString(), count };
}

const payloadScript = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/** Returns true for a script that contains the payload of its page, or a chunk of it. */
export function isPayloadScript({ text, attributes }: InlineScript): boolean {
  return Object.keys(attributes).length === 0 && payloadScript.test(text);
}

/** Returns true for the path of a payload in an export, complete or a segment. */
export function isPayloadFile(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/.test(file);
}

/**
 * Returns true for an exported file that browsers never request: the second copy of a payload, an internal page of Next.js, or a
 * manifest of a build. Hosts serve the `404.html` at the root of the export.
 */
export function isSuperfluous(file: string): boolean {
  return /(^|\/)__next\._full\.txt$|^(404|_not-found)\/|^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file);
}
