/** A piece of a name or path. */
export interface Piece {
  text: string;
  /** True if a line may break before it. */
  breaks: boolean;
  /** True if it must stay on one line although it has hyphens, at which browsers would break the line. */
  joined: boolean;
}

// After a separator that follows other text, and between the members of JSON. A leading slash stays with its segment.
const separators = /(?<=[^\s/_.:=&](?:[/_:=&]|\.(?=\p{L})))(?=[\p{L}\p{N}{<])|(?<=[,:])(?=["{[])/u;
// Before a capital: `live|System`, `HTTP|Server`; and before several digits after several letters: `property|0001`, but `ipv4`
// and `alpha1`.
const capitals = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{4})(?=\p{N}{2})/u;

/** The maximum length of a path segment without line breaks inside. */
const longestSegment = 18;
/** The maximum length that fits into a line on a phone. Beyond it, a hyphen is the best position for a break. */
const longestJoined = 24;

/** Splits names and paths where lines may break. Browsers already break lines at spaces. */
export function toPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const word of text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u))
    toSegments(word).forEach((piece, index) => {
      const joined = piece.length <= longestJoined && /[^\s-]-+[^\s-]/.test(piece);
      const last = pieces.at(-1);
      if (last && !last.joined && !joined && index === 0) last.text += piece;
      else pieces.push({ text: piece, breaks: index > 0, joined });
    });
  return pieces;
}

function toSegments(word: string): string[] {
  const isPath = word.includes('/');
  return word
    .split(separators)
    .flatMap((segment) => (isPath && segment.length <= longestSegment ? [segment] : segment.split(capitals)));
}
