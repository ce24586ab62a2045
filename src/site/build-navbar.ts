import { buildDocLink, buildSidebarLink } from './build-link-to-page-or-sidebar';
import {
  isCustom,
  type Custom,
  type NavCustom,
  type Navbar,
  type NavDropdown,
  type NavItem,
} from './navbar-types-and-read-navbar-json';
import { failForAll, UserError } from '@/lib/user-errors-and-mistakes';
import { toTrailingSlash } from '@/lib/href';
import { configFile, toOptionPath } from './config-option-places';
import { toNavLink } from './nav-link';
import { findOtherServices, type ServiceEntry } from './find-services-for-menus-and-sidebars';
import type { Site } from './schema';
import type { DropdownItem, NavbarItem } from './schema/navbar';
import { toSpecLink } from './spec-link';
import { buildLocaleDropdown, buildVersionDropdown, buildVersionLink } from './version-and-language-items';
import { buildAt, failAt, type Context, type NavSources } from './navbar-resolving-context-and-mistakes';

/** Builds the navbar from the configuration. A name that does not exist is a mistake. */
export function buildNavbar(site: Site, sources: NavSources): Navbar {
  const built = site.navbar.items.map((item, index) => ({
    position: item.position,
    items: buildAt(['navbar', 'items', index], sources, (context) => showItem(item, () => buildItem(item, context))),
  }));
  return {
    left: built.flatMap(({ position, items }) => (position === 'left' ? items : [])),
    right: built.flatMap(({ position, items }) => (position === 'left' ? [] : items)),
  };
}

/** Runs an action that reads an item. Its mistakes show the item, or the entry of a dropdown that they are about. */
function showItem<T>(item: object, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    if (!(cause instanceof UserError) || cause.cause instanceof UserError) throw cause;
    const shown = `Check navbar.items in ${configFile}:\n${JSON.stringify(item, null, 2)}`;
    return failForAll(
      cause.mistakes.map((mistake) => ({ ...mistake, fix: mistake.fix ? `${mistake.fix}\n  ${shown}` : shown })),
      cause,
    );
  }
}

/** Builds an item of the navbar. Returns nothing for an unlisted page, a draft, or a dropdown that contains only those. */
function buildItem(item: NavbarItem, context: Context): NavItem[] {
  if (isCustom(item)) return [buildCustom(item, context)];
  // An item without a type is a dropdown if it has items, otherwise a link.
  if ('items' in item) {
    const items = item.items.flatMap((child, index) =>
      buildAt([...context.option.path, 'items', index], context, (inner) =>
        showItem(child, () => buildEntry(child, item, inner)),
      ),
    );
    return items.length === 0 ? [] : [{ kind: 'dropdown', label: item.label, items }];
  }
  switch (item.type) {
    case 'search':
      return [{ kind: 'search' }];
    case 'docsVersionDropdown':
      return [buildVersionDropdown(item, context)];
    case 'localeDropdown':
      return [buildLocaleDropdown(context)];
    default:
      return buildChild(item, context);
  }
}

type Child =
  | Exclude<DropdownItem, { type: 'apis' }>
  | Exclude<NavbarItem, { items: unknown } | { type: 'search' | 'docsVersionDropdown' | 'localeDropdown' }>;

/** Builds an entry of a dropdown. An entry of type `apis` becomes one link for each service. */
function buildEntry(entry: DropdownItem, { items }: { items: DropdownItem[] }, context: Context): NavDropdown['items'] {
  if (isCustom(entry) || entry.type !== 'apis') return buildChild(entry, context);
  const targets = items.flatMap((item) =>
    'to' in item && typeof item.to === 'string' ? [toTrailingSlash(item.to)] : [],
  );
  const named = items.flatMap((item) => (!isCustom(item) && item.type === 'api' ? [item.service] : []));
  const isNamed = ({ service, path }: ServiceEntry) => named.includes(service) || targets.includes(path);
  const others = findOtherServices(context.services ?? [], entry, isNamed);
  return others.map(({ title, path }) => toNavLink({ label: title, to: path }));
}

function buildChild(item: Child, context: Context): NavDropdown['items'] {
  if (isCustom(item)) return [buildCustom(item, context)];
  switch (item.type) {
    case 'doc':
      return buildDocLink(item, context);
    case 'docSidebar':
      return [buildSidebarLink(item, context)];
    case 'docsVersion':
      return [buildVersionLink(item, context)];
    case 'api':
    case 'operation':
    case 'schema': {
      const { label, path } = toSpecLink(item, context.services ?? [], toOptionPath(context.option.path));
      return [toNavLink({ label, to: path })];
    }
    case 'html':
      return [{ kind: 'html', html: item.html }];
    case undefined:
    case 'link':
      return [toNavLink(item)];
    default:
      return failAt(context, `there is no item of type "${String((item as { type: unknown }).type)}"`);
  }
}

/** Resolves an item of a custom type, which a component of the fork renders. */
function buildCustom({ type, ...options }: Custom, { option, customTypes = [] }: Context): NavCustom {
  if (!customTypes.includes(type))
    return failAt(
      { option },
      `there is no component for items of type "${type}"`,
      `Add it to src/components/layout/custom-navbar-items.ts, which has ${customTypes.join(', ') || 'none'}.`,
    );
  return { kind: 'custom', type, options };
}
