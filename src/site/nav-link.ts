import { isExternal, toHref } from '@/lib/href';

/** A link of the navbar or footer, ready to render. */
export interface NavLink {
  kind: 'link';
  label: string;
  /** HTML from the configuration, shown instead of the label. */
  html?: string;
  /** The path without the base path, or an external URL unchanged. */
  path: string;
  href: string;
  external: boolean;
  button: boolean;
  /** The id of a sidebar. The link is active on all pages with this sidebar, regardless of the link's path. */
  activeSidebar?: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
  lang?: string;
  /** The attributes from which a script sets the target of a link that depends on the current page. */
  choice?: Record<`data-${string}`, string> & { target?: '_self' };
}

interface LinkConfig {
  label?: string;
  html?: string;
  to?: string;
  href?: string;
  style?: 'plain' | 'button';
  activeBasePath?: string;
  activeBaseRegex?: string;
  lang?: string;
}

/** Resolves a plain link of the configuration. */
export function toNavLink({ label, html, to, href, style, ...rest }: LinkConfig): NavLink {
  const path = to ?? href ?? '/';
  const { activeBasePath, activeBaseRegex, lang } = rest;
  return {
    kind: 'link',
    label: label ?? '',
    html,
    path,
    href: toHref(path),
    external: isExternal(path),
    button: style === 'button',
    activeBasePath,
    activeBaseRegex,
    lang,
  };
}
