import type { ReactNode } from 'react';
import { ChevronRight, House } from 'lucide';
import { Breakable } from '../ui/breakable-name';
import { Icon } from '../ui/icon';
import { toAbsoluteUrl, toHref } from '@/lib/href';
import * as messages from '@/messages';

/** A breadcrumb. It is plain text if it has no `path`. */
export interface Crumb {
  label: string;
  path?: string;
}

/** A shorter label fits into one line on a phone. */
const longLabel = 30;

/** The breadcrumbs from the home page to the current page, which is last and not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={messages.breadcrumbs} className="breadcrumbs">
      <ol>
        <li>
          <Step path="/" label={messages.homePage}>
            <Icon node={House} />
          </Step>
        </li>
        {crumbs.map(({ label, path }, index) => (
          <li key={label}>
            <Icon node={ChevronRight} />
            <Step path={path} isPage={index === crumbs.length - 1}>
              {label.length < longLabel ? (
                label
              ) : (
                <span>
                  <Breakable text={label} />
                </span>
              )}
            </Step>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ path, label, isPage = false, children }: StepProps) {
  if (isPage) return <span aria-current="page">{children}</span>;
  if (path === undefined) return <span>{children}</span>;
  return (
    <a href={toHref(path)} aria-label={label}>
      {children}
    </a>
  );
}

interface StepProps {
  path?: string;
  /** The accessible name, set if the child is not text. */
  label?: string;
  isPage?: boolean;
  children: ReactNode;
}

/** The breadcrumbs for readers, and as a BreadcrumbList for search engines. */
export function BreadcrumbsAndList({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <>
      <script type="application/ld+json">{JSON.stringify(toBreadcrumbList(crumbs)).replaceAll('<', '\\u003c')}</script>
      <Breadcrumbs crumbs={crumbs} />
    </>
  );
}

/** Returns the breadcrumbs that have a path as a JSON-LD BreadcrumbList. */
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
