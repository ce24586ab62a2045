import * as messages from '@/messages';
import type { ReactNode } from 'react';
import type { View } from './view';

/** The permalink of a row; the script of the page also copies its URL. */
export function AnchorLink({ anchor, name }: { anchor: string; name: string }) {
  return <a className="permalink" href={toHash(anchor)} aria-label={messages.linkTo(name)} />;
}

/** Converts an anchor to the hash of a link. */
export function toHash(anchor: string): string {
  return `#${encodeURI(anchor).replaceAll('#', '%23')}`;
}

/*
 * What a place adds to an anchor where the model does not say it itself. Fields, variants and values carry theirs.
 */

export const toMapAnchor = (anchor: string) => `${anchor}.*`;
export const toItemAnchor = (anchor: string, index: number) => `${anchor}.${index}`;
export const toKeywordAnchor = (
  anchor: string,
  keyword: 'not' | 'if' | 'then' | 'else' | 'items' | 'contains' | 'names',
) => `${anchor}:${keyword}`;

/** A body or response with several media types: anchors of the first have no infix, later ones have `~2`, `~3`. */
export const toMediaTypeAnchor = (anchor: string, index: number) => (index === 0 ? anchor : `${anchor}~${index + 1}`);

const headingClassNames = {
  h3: 'min-w-0 text-xl wrap-anywhere',
  h4: 'mb-1 text-base/6',
  h5: 'mb-1 text-ui font-semibold text-ink',
};

/** A heading inside an operation or a schema. Its look is that of its element; its level depends on the page. */
export function Heading({
  view,
  element: Element,
  className = headingClassNames[Element],
  children,
}: {
  view: View;
  element: 'h3' | 'h4' | 'h5';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element className={className} aria-level={view.raised ? Number(Element[1]) - view.raised : undefined}>
      {children}
    </Element>
  );
}
