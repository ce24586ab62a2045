import { ChevronRight, House } from 'lucide';
import { Icon } from '../ui/icon';
import { toAbsoluteUrl, toHref } from '@/lib/href';
import * as messages from '@/messages';

/** A step on the way to a page; without `path` it is plain text. */
export interface Crumb {
  label: string;
  path?: string;
}

/** The way from the home page to this one; the last step is the page itself, not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={messages.breadcrumbs} className="breadcrumbs">
      <ol>
        <li>
          <a href={toHref('/')} aria-label={messages.homePage} className="crumb">
            <Icon node={House} className="size-4" />
          </a>
        </li>
        {crumbs.map(({ label, path }, index) => (
          <li key={label}>
            <Icon node={ChevronRight} className="mirrored size-3.5" />
            {path === undefined || index === crumbs.length - 1 ? (
              <span className="crumb" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <a href={toHref(path)} className="crumb">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same way as structured data: a JSON-LD BreadcrumbList of the steps with a link. */
export function toBreadcrumbList(crumbs: Crumb[]): object {
  const linked = crumbs.filter((crumb) => crumb.path !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, path = '/' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toAbsoluteUrl(path),
    })),
  };
}
