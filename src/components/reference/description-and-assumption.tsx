import * as messages from '@/messages';
import type { Root } from 'hast';
import type { Prose as ProseText } from '@/openapi/model/prose-marks-server-and-docs-links';
import { Prose } from '../ui/render-markdown-tree';
import type { View } from './render-context';
import type { SchemaNode } from '@/openapi/model/schema';

/** The markdown of a description as elements; nothing if there is no description. */
export function Description({
  prose,
  element: Element = 'p',
  className = '',
  inRow = false,
}: {
  prose?: ProseText;
  /** The element around one paragraph. */
  element?: 'p' | 'dd';
  className?: string;
  /** Whether it is in a row, where a paragraph without a class is a description. */
  inRow?: boolean;
}) {
  if (!prose) return null;
  const [first, ...others] = prose.tree.children;
  // Most of the hundreds of descriptions are one paragraph, so that paragraph gets no wrapper.
  if (first?.type === 'element' && first.tagName === 'p' && others.length === 0) {
    const words: Root = { type: 'root', children: first.children };
    return (
      <Element className={inRow ? undefined : `description ${className}`.trimEnd()}>
        <Prose tree={words} />
      </Element>
    );
  }
  const Block = Element === 'p' ? 'div' : Element;
  return (
    <Block className={`description ${className}`.trimEnd()}>
      <Prose tree={prose.tree} />
    </Block>
  );
}

/** The mark of a value that is assumed because the original specification lacks it; it opens to show the reason. */
export function Assumed({ view, reason }: { view: Pick<View, 'showAssumed'>; reason?: string }) {
  if (reason === undefined || !view.showAssumed) return null;
  return (
    <details className="open:order-10 open:basis-full" data-assumed="">
      <summary>{messages.assumed}</summary>
      <span>{reason === '' ? messages.assumedTitle : reason}</span>
    </details>
  );
}

/** Returns the assumption of an inline schema; that of a component is shown in the component's section. */
export function findAssumption(view: View, node: SchemaNode): string | undefined {
  const isShared =
    node.name !== undefined || node.allOfBases.some((base) => view.schemas[base]?.assumed === node.assumed);
  return isShared ? undefined : node.assumed;
}
