import type { Mark, MarkColor } from '@/openapi/model/prose-marks-server-and-docs-links';

const colorClassNames: Record<MarkColor, string> = {
  red: 'text-danger',
  orange: 'text-warning',
  green: 'text-success',
  blue: 'text-info',
};

/** Returns the class names of a mark, also for the script that lists operations, which needs no component. */
export function getMarkClassName({ kind, color }: Mark): string {
  if (kind === 'deprecated') return 'deprecated';
  return color === undefined ? 'operation-mark' : `operation-mark ${colorClassNames[color]}`;
}

/** Returns the marks of an item in a list. That it has changed is on its page: after a release, most items may have. */
export function getListed({ marks = [] }: { marks?: Mark[] }): Mark[] {
  return marks.filter(({ kind }) => kind !== 'changed');
}

/** Returns the text of a mark in a list of operations, where it follows a title or another mark in the same line. */
export function toListed({ text }: Mark, index: number): string {
  return `${index === 0 ? '' : ','} ${text}`;
}

/** Returns true for an item whose title is struck through in lists. */
export function isDeprecated({ marks = [] }: { marks?: Mark[] }): boolean {
  return marks.some(({ kind }) => kind === 'deprecated');
}
