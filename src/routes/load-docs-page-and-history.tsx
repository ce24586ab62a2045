import * as messages from '@/messages';
import { createElement } from 'react';
import type { DocsLayoutProps } from '@/components/content/docs-layout';
import { Prose } from '@/components/ui/render-markdown-tree';
import { getContents } from '@/content/table-of-contents';
import { loadHeadings } from '@/content/load-pages-with-trees-and-text';
import type { Page } from '@/content/page-types';
import { toMarkdownHref } from '@/lib/href';
import { getSite } from '@/site/get-site';
import { loadTreeWithOperations } from './load-page-text-with-used-operations';
import { findSidebar, loadNavigation } from './navigation';
import { loadNames } from './load-spec-names-and-page-cache-keys';
import { toSurroundings } from './breadcrumbs-and-neighbors';
import { findVersionOfPage } from './version-of-page';
import { Callout } from '@/components/ui/callout';
import { getLocale, getLocales, toLanguageName } from '@/site/locales';
import type { PageHistory } from '@/components/content/edit-link-and-history';
import { findHistory } from '@/content/git-history';

/** Loads a page of the docs with its sidebar, version, breadcrumbs, neighbors, and headings. */
export async function loadDocsPage(page: Page): Promise<DocsLayoutProps> {
  const navigation = await loadNavigation();
  return {
    page: { ...page, markdownHref: toMarkdownHref(page) },
    ...toSurroundings(findSidebar(navigation, page.path), page.path),
    version: findVersionOfPage(navigation, page),
    ...(page.untranslated ? toUntranslated() : {}),
    contents: toContents({ ...page, headings: await loadHeadings(page, loadNames) }),
    history: findPageHistory(page),
    children: createElement(Prose, { tree: await loadTreeWithOperations(page) }),
  };
}

/** Returns the table of contents of a page. */
export function toContents(page: Parameters<typeof getContents>[0]): DocsLayoutProps['contents'] {
  return getContents(page, getSite().tableOfContents).map(({ id, depth, content }) => ({
    id,
    depth,
    text: createElement(Prose, { tree: { type: 'root', children: content } }),
  }));
}

/** Returns the notice above an untranslated page, and the language and direction of its text. */
function toUntranslated() {
  const site = getSite();
  const own = getLocale(site);
  const [original = own] = getLocales(site);
  return {
    notice: (
      <Callout kind="info">
        <p className="callout-title">{messages.untranslatedTitle(toLanguageName(own.code, own.code))}</p>
        <p>{messages.untranslatedText(toLanguageName(original.code, own.code))}</p>
      </Callout>
    ),
    language: { lang: original.code, dir: original.direction },
  };
}

/** Returns what a page says about its own changes, as far as the configuration and git know it. */
export function findPageHistory({ file }: Pick<Page, 'file'>): PageHistory | undefined {
  const { editUrl, lastChange, contributors } = getSite().docs.history;
  const known = lastChange || contributors ? findHistory(file) : undefined;
  const history = {
    editHref: editUrl?.replaceAll('{file}', file.split('/').map(encodeURIComponent).join('/')),
    changed: lastChange ? known?.changed : undefined,
    names: contributors ? (known?.names ?? []) : [],
  };
  const isEmpty = history.editHref === undefined && history.changed === undefined && history.names.length === 0;
  return isEmpty ? undefined : { ...history, language: getLocale(getSite()).code };
}
