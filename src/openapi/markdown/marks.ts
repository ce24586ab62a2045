import { toEscaped, toLink } from '@/markdown/markdown-text';
import type { Mark } from '../model/shared';

/** Formats the mark of an operation, a tag, or a component. */
export function toMarkText({ text, operation }: Mark): string {
  const words = `**${toEscaped(text)}**`;
  return operation === undefined ? words : toLink(words, `#${operation}`);
}
