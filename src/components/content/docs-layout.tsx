import { ArrowUp } from 'lucide';
import { smallButtonClassName, titleClassName } from '../ui/shared-class-names';
import { Glyph, Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { SidebarItem } from '@/site/sidebar-types-and-traversal';
import { BreadcrumbsAndList, type Crumb } from '../layout/breadcrumbs';
import { Contents, type ContentsItem } from '../layout/table-of-contents';
import { DocsSidebar, type SidebarOptions } from '../layout/docs-sidebar';
import { Pagination, type Neighbor } from '../layout/pagination';
import { Breakable } from '../ui/breakable-name';
import { Callout } from '../ui/callout';
import { EditLinkAndHistory, type PageHistory } from './edit-link-and-history';
import { VersionBadge, VersionBanner, type VersionOfPage } from '../layout/version-banner-and-badge';

/** The path of a page, and the front matter that the layout displays. */
interface PageHead {
  path: string;
  title: string;
  hideTitle?: boolean;
  unlisted?: boolean;
  draft?: boolean;
  /** The URL of the page as Markdown, if the build writes it. */
  markdownHref?: string;
}

/** The properties of a docs page. */
export interface DocsLayoutProps {
  page: PageHead;
  /** Its `path` is the entry of a page that has none of its own. */
  sidebar?: { id: string; items: SidebarItem[]; options: SidebarOptions; path?: string };
  crumbs?: Crumb[];
  contents?: ContentsItem[];
  neighbors?: { previous?: Neighbor; next?: Neighbor };
  /** Undefined if there is only one version. */
  version?: VersionOfPage;
  /** A note to the reader above the text. */
  notice?: ReactNode;
  /** Language of the text if it differs from that of the site. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
  history?: PageHistory;
  /** True if the content may be wider than text, up to the end of the room. */
  isWide?: boolean;
  /** True if the first columns of all tables have the same width. */
  isAligned?: boolean;
  children: ReactNode;
}

/** A docs page: sidebar, breadcrumbs, contents, title, text, and links to the neighbors. */
export function DocsLayout(props: DocsLayoutProps) {
  return (
    <div {...toFrame(props)}>
      <DocsContent {...props} />
    </div>
  );
}

/** Returns the attributes of the element around a docs page. */
export function toFrame({ sidebar, version }: Pick<DocsLayoutProps, 'sidebar' | 'version'>) {
  return {
    className: 'docs-frame',
    'data-sidebar': sidebar?.id,
    'data-hideable': sidebar?.options.hideable || undefined,
    'data-docs-version': version?.key,
    'data-search-version': version?.scope,
  };
}

/** A docs page without the element around it. */
function DocsContent({
  page,
  sidebar,
  crumbs,
  contents = [],
  neighbors,
  version,
  notice,
  language,
  history,
  isWide = false,
  isAligned,
  children,
}: DocsLayoutProps) {
  return (
    <>
      {sidebar && <DocsSidebar items={sidebar.items} path={sidebar.path ?? page.path} options={sidebar.options} />}
      <main id="main" className="docs-main">
        <Column sidebar={sidebar} isWide={isWide}>
          {version && <VersionBanner version={version} />}
          {crumbs && <BreadcrumbsAndList crumbs={crumbs} />}
          {version && <VersionBadge version={version} />}
          {page.draft && <Notice title={messages.draftTitle} text={messages.draftText} />}
          {page.unlisted && <Notice title={messages.unlistedTitle} text={messages.unlistedText} />}
        </Column>
        <Contents items={contents} variant="aside" />
        <Column sidebar={sidebar} isWide={isWide}>
          <article>
            <Head page={page} contents={contents} language={language} />
            {notice && <div className="markdown mb-8">{notice}</div>}
            <div className="markdown" {...language} data-aligned={isAligned || undefined}>
              {children}
            </div>
          </article>
          {history && <EditLinkAndHistory history={history} />}
          {neighbors && <Pagination {...neighbors} />}
        </Column>
        <BackToTop />
      </main>
    </>
  );
}

/**
 * The title of a page, its contents in narrow windows, and a button and a link for the page as Markdown: at the end of
 * the line of the title or, on small screens, below both.
 */
function Head({
  page: { title, hideTitle, markdownHref },
  contents = [],
  language,
}: Pick<DocsLayoutProps, 'page' | 'contents' | 'language'>) {
  if (hideTitle && markdownHref === undefined && contents.length === 0) return null;
  return (
    <header className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6">
      {!hideTitle && (
        <h1 className={`${titleClassName} max-sm:col-span-full`} {...language}>
          {/* The name of a schema is a title of one long word. */}
          {title.includes(' ') ? title : <Breakable text={title} />}
        </h1>
      )}
      <Contents items={contents} variant="disclosure" />
      {markdownHref !== undefined && (
        <div className="flex flex-wrap gap-2 max-sm:row-start-3 max-sm:mt-4 sm:col-start-2 sm:row-start-1 print:hidden">
          <button type="button" className={`${smallButtonClassName} group`} data-copy="" data-copy-href={markdownHref}>
            <Glyph name="copy" className="group-data-copied:hidden" />
            <Glyph name="check" className="hidden text-success group-data-copied:block" />
            {messages.copyMarkdown}
          </button>
          <a href={markdownHref} className={smallButtonClassName} aria-label={messages.viewMarkdown}>
            {messages.view}
          </a>
        </div>
      )}
    </header>
  );
}

/** A column, of readable width unless wide: next to a sidebar at the start of the room, otherwise in its middle. */
export function Column({ sidebar, isWide, children }: Pick<DocsLayoutProps, 'sidebar' | 'isWide' | 'children'>) {
  const width = isWide ? 'col-span-full' : 'col-start-1 max-w-column';
  return (
    <div className={`${sidebar ? '' : 'mx-auto'} ${width} w-full min-w-0 print:max-w-none`.trimStart()}>{children}</div>
  );
}

/** A button that a script shows when the reader scrolls back up. */
function BackToTop() {
  return (
    <button type="button" aria-label={messages.backToTop} data-back-to-top>
      <Icon node={ArrowUp} className="size-5" />
    </button>
  );
}

/** A notice that a page is a draft or unlisted. Drafts exist only in development and in previews. */
function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Callout kind="warning">
      <p className="callout-title">{title}</p>
      <p>{text}</p>
    </Callout>
  );
}
