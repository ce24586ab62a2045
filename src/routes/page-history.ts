import type { PageHistory } from '@/components/content/edit-link-and-history';
import { findHistory } from '@/content/git-history';
import type { Page } from '@/content/page';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';

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
