import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Directive } from './directive-names';

/** Returns the text of a directive as the author wrote it, with the content of a container between its fences. */
export function toWritten(node: Directive, source: string): (RootContent & PhrasingContent)[] | RootContent[] {
  const written = (start?: number, end?: number) => source.slice(start ?? 0, end ?? 0);
  const { position } = node;
  if (node.type === 'textDirective')
    return [{ type: 'text', value: written(position?.start.offset, position?.end.offset) }];
  if (node.type === 'leafDirective') return [toText(written(position?.start.offset, position?.end.offset))];
  const [first] = node.children;
  const last = node.children.at(-1);
  const inner = first?.type === 'paragraph' && first.data?.directiveLabel ? node.children.slice(1) : node.children;
  const opening = written(
    position?.start.offset,
    (inner[0] ?? last)?.position?.start.offset ?? position?.end.offset,
  ).trim();
  const closing = last ? written(last.position?.end.offset, position?.end.offset).trim() : '';
  return [toText(opening), ...inner, ...(closing ? [toText(closing)] : [])];
}

function toText(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
