import { placeholders, type PageValues } from '@/lib/placeholders';
import { staticHtmlMarker } from '@/lib/exported-html';

type Name = keyof PageValues;

/** A text between placeholders, or the place of a value; in a payload also what JSON makes of it there. */
export type Piece = string | { name: Name; quoted?: boolean; segments?: boolean };

const names = new Map(Object.entries(placeholders).map(([name, text]) => [text, name as Name]));

/** Cuts a text at its placeholders, and at `others`. */
export function toPieces(text: string, others = '\n\n'): Piece[] {
  // The placeholder of the path goes on with the address of the page that the template is made from.
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
 * The same of a payload, which is without the body, and in which addresses are also lists of segments. Undefined for one that has
 * the body in another form than a string of its own.
 */
export function toPayloadPieces(payload: string): Piece[] | undefined {
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

/** The payload of the page with these values. */
export function fillPayload(pieces: Piece[], values: PageValues): string {
  const toJson = (text: string) => JSON.stringify(text).slice(1, -1);
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

/** The first of the scripts in which Next.js hands a payload over: it makes the list that the others fill. */
export const openingScript = '(self.__next_f=self.__next_f||[]).push([0])';

/** One script that hands Next.js its payload, with the values in the element before it. */
export function toSharedScript(pieces: Piece[]): string {
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
${openingScript};
self.__next_f.push([1,${JSON.stringify(pieces)}.map(fill).join('')]);
})();
`;
}
