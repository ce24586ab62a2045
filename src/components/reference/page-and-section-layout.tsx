import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import { WrapButtonTemplate } from './code-buttons';
import { toLanguageData, type SampleLanguages } from './page-and-stored-sample-languages';
import type { SpecProps, View } from './render-context';

/** The section of a tag, an operation, or a schema: text at the start, and samples next to it if there is room. */
export const sectionClassName = 'api-section';

/** The text of an operation; its head is in its first rows. */
export const operationTextClassName = 'operation-text';

/** Keeps samples in view while the text next to them scrolls. */
export const stickyClassName = 'in-view';

/** What each API page gets, besides its content. */
export interface ApiPageProps extends SpecProps {
  breadcrumbs: ReactNode;
}

/** The frame of an API page, with the file about what the service does not have anymore, for the script that explains an old URL. */
export function Frame({
  data,
  sidebar,
  languages,
  breadcrumbs,
  links,
  children,
}: Pick<ApiPageProps, 'breadcrumbs' | 'links'> & {
  /** What scripts read. */
  data?: { 'data-anchor-index': string };
  /** The list of operations, which is at the start if there is room. */
  sidebar: ReactNode;
  /** The languages of the samples. */
  languages: SampleLanguages;
  children: ReactNode;
}) {
  return (
    <div
      className="api api-frame"
      {...data}
      data-removed={links?.removed === undefined ? undefined : toHref(links.removed)}
    >
      {sidebar}
      <main id="main" className="api-main" {...toLanguageData(languages)}>
        {breadcrumbs}
        {children}
      </main>
      <WrapButtonTemplate />
    </div>
  );
}

/** The column next to the text of a section. */
export function SampleColumn({
  className,
  data,
  isPaired = false,
  children,
}: {
  className?: string;
  /** What the stylesheet and scripts read. */
  data?: object;
  /** Whether it contains a request and a response, which share the height of the window. */
  isPaired?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={className} data-paired={isPaired ? '' : undefined} {...data}>
      {children}
    </div>
  );
}

/**
 * Marks a section of a whole service that has none of the anchors near the top. It is laid out after the first paint
 * (`scripts/content-visibility.ts`).
 */
export function toLaterData({ atTop }: View, anchors: (string | undefined)[]): { 'data-later'?: '' } {
  return atTop === undefined || anchors.some((anchor) => atTop.has(anchor)) ? {} : { 'data-later': '' };
}
