import type { AnchorHTMLAttributes } from 'react';
import { isExternal, toHref } from '@/lib/href';
import { ExternalMark } from './external-mark';

/** A link within text: base path added, other sites in a new tab that says so. */
export function TextLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (/^https?:|^\/\//i.test(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <ExternalMark icon={false} />
      </a>
    );
  }
  const isOurs = !isExternal(href) && href.startsWith('/');
  return (
    <a {...rest} href={isOurs ? toHref(href) : href}>
      {children}
      {rest.target === '_blank' && <ExternalMark icon={false} />}
    </a>
  );
}
