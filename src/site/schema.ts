import { z } from 'zod';

/** Options of `src/site.config.ts`; names as in the platform's specification. Descriptions feed the table of options. */
const image = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().optional(),
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});

const linkFields = {
  label: z.string().optional(),
  html: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
};

const position = z.enum(['left', 'right']).optional();

const dropdownChild = z.union([
  z.strictObject({ type: z.literal('link').optional(), ...linkFields }),
  z.strictObject({ type: z.literal('doc'), docId: z.string(), label: z.string().optional() }),
  z.strictObject({ type: z.literal('docSidebar'), sidebarId: z.string(), label: z.string().optional() }),
  z.strictObject({ type: z.literal('html'), html: z.string() }),
]);

export const navbarItemSchema = z.union([
  z.strictObject({ type: z.literal('dropdown'), position, label: z.string(), items: z.array(dropdownChild).min(1) }),
  z.strictObject({ type: z.literal('doc'), position, docId: z.string(), label: z.string().optional() }),
  z.strictObject({ type: z.literal('docSidebar'), position, sidebarId: z.string(), label: z.string().optional() }),
  z.strictObject({ type: z.literal('search'), position }),
  z.strictObject({ type: z.literal('html'), position, html: z.string() }),
  z.strictObject({
    type: z.literal('link').optional(),
    position,
    style: z.enum(['plain', 'button']).optional(),
    ...linkFields,
  }),
]);

const footerLink = z.strictObject(linkFields);

export type SidebarItemConfig =
  | string
  | { type: 'doc'; id: string; label?: string }
  | { type: 'link'; label: string; href: string; description?: string }
  | { type: 'api'; service: string; label?: string }
  | {
      type: 'category';
      label: string;
      link?: { type: 'generated-index'; slug?: string; title?: string; description?: string } | { type: 'doc'; id: string };
      collapsible?: boolean;
      collapsed?: boolean;
      items: SidebarItemConfig[];
    };

const sidebarItem: z.ZodType<SidebarItemConfig> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ type: z.literal('doc'), id: z.string(), label: z.string().optional() }),
    z.strictObject({
      type: z.literal('link'),
      label: z.string(),
      href: z.string(),
      description: z.string().optional(),
    }),
    z.strictObject({ type: z.literal('api'), service: z.string(), label: z.string().optional() }),
    z.strictObject({
      type: z.literal('category'),
      label: z.string(),
      link: z
        .union([
          z.strictObject({
            type: z.literal('generated-index'),
            slug: z.string().optional(),
            title: z.string().optional(),
            description: z.string().optional(),
          }),
          z.strictObject({ type: z.literal('doc'), id: z.string() }),
        ])
        .optional(),
      collapsible: z.boolean().optional(),
      collapsed: z.boolean().optional(),
      items: z.array(sidebarItem).min(1),
    }),
  ]),
);

export const siteSchema = z.strictObject({
  title: z.string(),
  titleDelimiter: z.string().default('|'),
  tagline: z.string().optional(),
  description: z.string(),
  company: z.string(),
  /** Start of the dashboard's address; sign-in and sign-up are pages below it. */
  dashboardUrl: z.url(),
  product: z.strictObject({ one: z.string(), many: z.string(), title: z.string() }),
  /** Prints a quiet "assumed" beside what the specification withholds and the specs had to fill in. */
  showAssumed: z.boolean().default(true),
  announcementBar: z
    .strictObject({
      id: z.string().default('announcement-bar'),
      content: z.string(),
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  navbar: z.strictObject({
    title: z.string().optional(),
    logo: image.optional(),
    style: z.enum(['dark', 'primary']).optional(),
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItemSchema).default([]),
  }),
  footer: z
    .strictObject({
      style: z.enum(['light', 'dark']).default('light'),
      links: z
        .union([z.array(z.strictObject({ title: z.string().nullable(), items: z.array(footerLink) })), z.array(footerLink)])
        .default([]),
      logo: image.optional(),
      copyright: z.string().optional(),
    })
    .optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  tableOfContents: z
    .strictObject({ minHeadingLevel: z.number().min(2).max(6).default(2), maxHeadingLevel: z.number().min(2).max(6).default(3) })
    .prefault({}),
  sidebars: z.record(z.string(), z.array(sidebarItem)),
});

/** What a fork writes: defaults may be left out. */
export type SiteConfig = z.input<typeof siteSchema>;
/** The same with every default filled in. */
export type Site = z.output<typeof siteSchema>;
