import { renderStaticHtml } from '@/components/ui/static-html';
import { checkMarkup } from '@/next-output/policy';
import { renderHead } from '@/routes/head';
import type { Page } from '@/routes/page';
import type { PendingPage } from './insert-pages';

/** Renders a page for its shell. Fails for a body that the security policy would block. */
export async function renderPage(page: Page, loadBody = renderBody): Promise<PendingPage> {
  const body = await loadBody(page);
  const head = await page.loadHead();
  const { path, shell, isFullLoad } = page;
  return { path, shell, isFullLoad, title: head.title, head: renderHead(head), body };
}

/** Renders the body of a page as HTML. */
export async function renderBody({ file, loadBody }: Page): Promise<string> {
  return checkMarkup(renderStaticHtml(await loadBody()), file);
}
