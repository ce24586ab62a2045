import { toLink, toSource } from './markdown';
import type { Mark, Marked, Spec } from '../model';

/** Writes the marks of an item of a spec as Markdown, with a link to the operation that replaces it. */
export function toMarkTexts(spec: Spec, { marks = [] }: Marked): string[] {
  return marks.map((mark) => toMarkText(spec, mark));
}

function toMarkText({ operations }: Spec, { text, operation }: Mark): string {
  const other = operations.find(({ id }) => id === operation);
  return other ? toLink(toSource(text), other.page, other.id) : toSource(text);
}
