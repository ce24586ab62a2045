/** How many letters of a word may be wrong: short words would become others. */
export function getAllowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How many letters have to be put in, left out or changed to make one word of the other. */
export function countMistakes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const above = row;
    row = [at];
    for (let next = 1; next <= other.length; next++) {
      const changed = (above[next - 1] ?? 0) + Number(one[at - 1] !== other[next - 1]);
      row.push(Math.min(changed, (above[next] ?? 0) + 1, (row[next - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}
