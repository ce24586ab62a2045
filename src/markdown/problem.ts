/** What is wrong with a piece of markdown. An error stops the build, a warning is printed. */
export interface Problem {
  severity: 'error' | 'warning';
  message: string;
  /** What to do about it. */
  fix?: string;
  /** Counted from 1, within the markdown that was given. */
  line?: number;
  column?: number;
}

/** Where the parts of the pipeline put what they find. */
export type Report = (problem: Problem) => void;

/** Start of a node, for a {@link Problem}. */
export function toPosition(node: {
  position?: { start: { line: number; column: number } };
}): Pick<Problem, 'line' | 'column'> {
  return node.position ? { line: node.position.start.line, column: node.position.start.column } : {};
}
