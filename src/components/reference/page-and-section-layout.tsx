import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import type { ApiLinks } from '@/openapi/model/operation';
import { simplePageClassName } from '../layout/simple-page';

/** The frame of an API page: the list of operations at the start if there is room, and the content next to it. */
export const frameClassName = 'api api-frame';

/** The frame of a document for print. */
export const printedFrameClassName = 'api w-full flex-1';

/** The content of an API page. */
export const mainClassName = 'api-main';

/** The content of a document for print: one column. `printed` is for the styles of such documents. */
export const printedMainClassName = `printed overflow-x-clip [&_.description]:max-w-column [&_.tag~.tag]:mt-10 ${simplePageClassName}`;

/** The section of a tag, an operation, or a schema: text at the start, and samples next to it if there is room. */
export const sectionClassName = 'api-section';

/** Returns the attribute with the file about what the service does not have anymore, for the script that explains an old URL. */
export function toRemovedData({ removed }: ApiLinks = {}): { 'data-removed'?: string } {
  return removed === undefined ? {} : { 'data-removed': toHref(removed) };
}

/** Keeps samples in view while the text next to them scrolls. */
export const stickyClassName = 'in-view';

/** The text of a section. */
export function TextColumn({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className}>{children}</div>;
}

/** The column next to the text of a section. */
export function SampleColumn({
  className,
  isPaired = false,
  children,
}: {
  className?: string;
  /** Whether it contains a request and a response, which share the height of the window. */
  isPaired?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={className} data-paired={isPaired ? '' : undefined}>
      {children}
    </div>
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

/** A section of the overview with a title. */
export function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  );
}
