import { z } from 'zod';
import { byType, getType, optionsOf } from './object-and-union-schemas';
import { checkLink, image, linkFields } from './link-and-image';
import { apis, specEntries } from './service-operation-and-schema-links';

const label = z.string().optional();
const link = {
  type: z.literal('link').optional().describe('A link; the type may be omitted'),
  ...linkFields,
  activeBasePath: z.string().optional().describe('The link is active on paths that begin with this one'),
  activeBaseRegex: z
    .string()
    .optional()
    .describe('The link is active on paths that match this pattern; overrides `activeBasePath`'),
};

/**
 * Narrows the type of a schema so that the compiler treats an object with items as a dropdown, even without a `type`.
 * Otherwise the compiler would not check the items.
 */
function withoutItems<T extends z.ZodObject>(schema: T): T & z.ZodType<unknown, { items?: never }> {
  return schema;
}

const doc = {
  type: z.literal('doc').describe('A page; omitted if it is a draft or unlisted'),
  docId: z.string().describe('Id of a page'),
  label: label.describe('Title of the page if not given'),
};
const docSidebar = {
  type: z.literal('docSidebar').describe('The first link of a sidebar; active on all of its pages'),
  sidebarId: z.string().describe('Id of a sidebar'),
  label: label.describe('Label of the first link of the sidebar if not given'),
};
const area = z.string().optional().describe('Id of a docs area; `default`, or the first one, if not given');
const docsVersion = {
  type: z
    .literal('docsVersion')
    .describe('The first page of the version that the current page belongs to, otherwise of the latest version'),
  area,
  label: label.describe('Label of the version if not given'),
  to: z.string().optional().describe('First page of the version if not given'),
};
const customType = z
  .templateLiteral(['custom-', z.string().min(1)])
  .describe(
    'A name you choose; `src/components/layout/custom-navbar-items.ts` maps it to a component, which receives every option of the item',
  );
const html = {
  type: z.literal('html').describe('HTML instead of a link'),
  html: z.string().describe('HTML from the operator, trusted'),
};

/** The name in lists of types for all types that a fork adds. */
const anyCustom = 'custom-…';

function getItemType(value: Record<string, unknown>): unknown {
  const type = getType(value, 'link', 'dropdown');
  return typeof type === 'string' && /^custom-./.test(type) ? anyCustom : type;
}

const position = z.enum(['left', 'right']).default('left').describe('After the logo, or at the end of the bar');
const notHere = (type: string) => `an item of type "${type}" cannot be in a dropdown`;

const child = byType(
  {
    link: withoutItems(optionsOf(link).superRefine(checkLink)),
    doc: optionsOf(doc),
    docSidebar: optionsOf(docSidebar),
    docsVersion: optionsOf(docsVersion),
    api: optionsOf(specEntries.api),
    operation: optionsOf(specEntries.operation),
    schema: optionsOf(specEntries.schema),
    apis: optionsOf(apis),
    html: optionsOf(html),
    [anyCustom]: z.looseObject({ type: customType }),
  },
  {
    what: 'dropdown item',
    toType: (value) => getItemType(value),
    refused: {
      dropdown: 'a dropdown cannot be in a dropdown',
      search: notHere('search'),
      localeDropdown: notHere('localeDropdown'),
      docsVersionDropdown: notHere('docsVersionDropdown'),
    },
  },
);

const item = byType(
  {
    link: withoutItems(
      optionsOf({
        ...link,
        position,
        style: z.enum(['plain', 'button']).default('plain').describe('`button` shows it as the only filled button'),
      }).superRefine(checkLink),
    ),
    dropdown: optionsOf({
      type: z.literal('dropdown').optional().describe('A menu; the type may be omitted'),
      position,
      label: z.string().describe('Text of its button'),
      items: z.array(child).min(1).describe('Entries of the menu'),
    }),
    doc: optionsOf({ ...doc, position }),
    docSidebar: optionsOf({ ...docSidebar, position }),
    docsVersion: optionsOf({ ...docsVersion, position }),
    docsVersionDropdown: optionsOf({
      type: z
        .literal('docsVersionDropdown')
        .describe('A menu with the current page in each version; a link if there is only one version'),
      position,
      area,
      versions: z.array(z.string()).min(1).optional().describe('Names of the versions to offer; all if not given'),
    }),
    localeDropdown: optionsOf({
      type: z
        .literal('localeDropdown')
        .describe('A menu with the current page in each language; a link if there is only one language'),
      position,
    }),
    api: optionsOf({ ...specEntries.api, position }),
    operation: optionsOf({ ...specEntries.operation, position }),
    schema: optionsOf({ ...specEntries.schema, position }),
    search: optionsOf({
      type: z.literal('search').describe('The search; without this item, it is at the start of the right items'),
      position,
    }),
    html: optionsOf({ ...html, position }),
    [anyCustom]: z.looseObject({ type: customType, position }),
  },
  { what: 'navbar item', toType: (value) => getItemType(value) },
);

export const navbar = optionsOf({
  title: z.string().optional().describe('Text next to the logo'),
  logo: image.optional().describe('Image at the start of the bar'),
  style: z.enum(['dark', 'primary']).optional().describe('A dark bar, or one in the accent color'),
  hideOnScroll: z.boolean().default(false).describe('Hides the bar while the reader scrolls down'),
  items: z.array(item).default([]).describe('Links and menus, in their order'),
});

export type NavbarItem = z.output<typeof item>;
export type DropdownItem = z.output<typeof child>;
