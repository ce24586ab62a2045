import * as messages from '@/messages';
import type { ReactNode } from 'react';
import { toHash } from '@/lib/href';
import type { View } from './render-context';

/** The permalink of a row or section; a click also copies its URL (`scripts/copy-permalink-or-markdown.ts`). Print documents have none. */
export function AnchorLink({
  view,
  anchor,
  name,
  ofTitle = false,
}: {
  view?: Pick<View, 'isPrinted'>;
  anchor: string;
  name: string;
  ofTitle?: boolean;
}) {
  if (view?.isPrinted) return null;
  return (
    <a
      className={ofTitle ? 'permalink of-title' : 'permalink'}
      href={toHash(anchor)}
      aria-label={messages.linkTo(name)}
    />
  );
}

/** The anchors that something had under former names. A script shows the current one instead (`scripts/show-hash-target.ts`). */
export function FormerAnchors({ anchors = [], now }: { anchors?: string[]; now: string }) {
  return anchors.map((former) => <span key={former} id={former} className="absolute" data-now={now} />);
}

const headingClassNames = {
  h3: 'min-w-0 text-xl wrap-anywhere touch:max-w-[calc(100%-1.5rem)]',
  h4: 'mb-1 text-base/6',
  h5: 'mb-1 text-ui font-semibold text-ink',
};

/** A heading inside an operation or a schema. Its look depends on its element, its level also on the page. */
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
    <Element
      className={className}
      aria-level={view.headingOffset ? Number(Element[1]) + view.headingOffset : undefined}
    >
      {children}
    </Element>
  );
}

/** The title of a section, with its labels. */
export function SectionHead({ className = 'sm:flex-nowrap', children }: { className?: string; children: ReactNode }) {
  return <div className={`section-head ${className}`.trimEnd()}>{children}</div>;
}

export const pageTitleClassName = 'mb-4 text-3xl text-wrap wrap-anywhere max-sm:text-2xl';

/** The title of a tag or of the schemas: `h1` for a page, `h2` for a section, of another level for a section in another one. */
export function TagTitle({
  element: Element,
  level,
  children,
}: {
  element: 'h1' | 'h2';
  level?: number;
  children: ReactNode;
}) {
  const size = level === undefined ? 'text-2xl' : 'text-xl';
  return (
    <Element className={Element === 'h1' ? pageTitleClassName : `${size} wrap-anywhere`} aria-level={level}>
      {children}
    </Element>
  );
}
