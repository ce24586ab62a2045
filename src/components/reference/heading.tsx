import type { ReactNode } from 'react';
import type { View } from './view';

/** A heading inside of an operation or a schema. Its look is that of its element; its level follows the page's own. */
export function Heading({
  view,
  element: Element,
  children,
}: {
  view: View;
  element: 'h3' | 'h4' | 'h5';
  children: ReactNode;
}) {
  return <Element aria-level={view.raised ? Number(Element[1]) - view.raised : undefined}>{children}</Element>;
}
