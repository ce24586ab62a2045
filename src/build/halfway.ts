/** What a command says when somebody can go on with the first half of its work. */
export const halfway = 'halfway';

/** Says so to the command that has started this one, if one has. */
export function tellHalfway(): void {
  process.send?.(halfway);
}
