import { partMark, scriptMark } from '@/lib/part-mark';

const starts = [partMark, scriptMark].map((mark) => Buffer.from(mark));
const newline = 0x0a;
const colon = 0x3a;
const comma = 0x2c;
const textTag = 0x54;
const emptyRow = Buffer.from('""\n');

/** A property that is not set: what reads the payload takes it for one that is not there. A text of that name is written `$$`. */
const unset = /,"[\w-]+":"\$undefined"/g;

/** A static part that is short enough for a row of its element. */
const short = /(?<="(?:html|__html)":)"(?:<!--part-->|\/\*part\*\/)(?:[^"\\]|\\.)*"/g;

/**
 * Empties the static parts in a payload of the framework's, whose markup stands in the HTML, and leaves out what is not set. A
 * payload is a row of `id:json` lines; a long text is `id:T<length in hexadecimal>,` and so many bytes without a line's end.
 */
export function cutParts(payload: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < payload.length;) {
    const tag = payload.indexOf(colon, at) + 1;
    if (tag > 0 && payload[tag] === textTag) {
      const start = payload.indexOf(comma, tag) + 1;
      const end = start + Number.parseInt(payload.toString('latin1', tag + 1, start - 1), 16);
      const isStatic = starts.some((mark) => payload.subarray(start, start + mark.length).equals(mark));
      kept.push(...(isStatic ? [payload.subarray(at, tag), emptyRow] : [payload.subarray(at, end)]));
      at = end;
    } else {
      const end = payload.indexOf(newline, at) + 1 || payload.length;
      kept.push(Buffer.from(payload.toString('utf8', at, end).replace(short, '""').replace(unset, '')));
      at = end;
    }
  }
  return Buffer.concat(kept);
}

const push = /^self\.__next_f\.push\((.*)\)$/s;

/** What the scripts of a page hand over, in this order: the payload without its static parts, and what is no part of it. */
export function readPayloadScripts(scripts: string[]): { others: string[]; payload: string } {
  const others: string[] = [];
  const chunks: Buffer[] = [];
  for (const script of scripts) {
    const [kind, content] = JSON.parse(push.exec(script)?.[1] ?? '[]') as [kind?: number, content?: string];
    if (kind === 1) chunks.push(Buffer.from(content ?? ''));
    else if (kind === 3) chunks.push(Buffer.from(content ?? '', 'base64'));
    else others.push(script);
  }
  return { others, payload: cutParts(Buffer.concat(chunks)).toString() };
}

/** One script that hands all of it over. */
export function toPayloadScript(others: string[], payload: string): string {
  // As the framework writes it: nothing in it ends the script or begins another.
  const text = JSON.stringify([1, payload])
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return [...others, `self.__next_f.push(${text})`].join(';');
}

/** The script that hands over the payloads of several, which a page's HTML holds in this order, without its static parts. */
export function joinPayloadScripts(scripts: string[]): string {
  const { others, payload } = readPayloadScripts(scripts);
  return toPayloadScript(others, payload);
}
