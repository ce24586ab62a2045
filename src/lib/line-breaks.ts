/** A piece of a name or path. */
export interface Piece {
  text: string;
  /** A line may break before it. */
  breaks: boolean;
  /** It has hyphens, at which browsers would break the line. */
  joined: boolean;
}

// Behind a separator that follows something: the slash that begins a path stays with what it begins.
const separators = /(?<=[^\s/_.:=&](?:[/_:=&]|\.(?=\p{L})))(?=[\p{L}\p{N}{<])/u;
// Before a capital: `live|System`, `HTTP|Server`.
const capitals = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A segment of a path with no more characters breaks only before and behind it. */
const longestSegment = 18;
/** More characters do not fit into a line of a phone: then a hyphen is the best place. */
const longestJoined = 24;

/** Cuts names and paths where their lines may break; spaces break lines by themselves. */
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
