import type { Root } from 'hast';
import { Prose } from '../ui/prose';

/** The text of a page. */
export function Markdown({ tree }: { tree: Root }) {
  return <Prose tree={tree} />;
}
