import { z } from 'zod';
import { samples, search, specNames } from './schema/search-samples-and-spec-names';
import { docs } from './schema/docs';
import { footer } from './schema/footer';
import { locales } from './schema/locales';
import { navbar } from './schema/navbar';
import { optionsOf } from './schema/object-and-union-schemas';
import { redirects } from './schema/redirects';
import { sidebars } from './schema/sidebars';
import { operation, service } from './schema/service-operation-and-schema-links';

export type { Redirect } from './schema/redirects';
export type { SidebarItemConfig } from './schema/sidebars';

const level = z.number().int().min(2).max(6);

/** The schema of `src/site.config.ts`. The table of options is generated from the descriptions. */
export const siteSchema = optionsOf({
  title: z.string().describe('Title of the site'),
  titleDelimiter: z.string().default('|').describe('Between the title of a page and that of the site'),
  tagline: z.string().optional().describe('No page shows it; components of a fork can read it, also in translation'),
  url: z
    .url({ protocol: /^https?$/ })
    .regex(/^\w+:\/\/[^/?#]+\/?$/, 'only an origin, since the path after it belongs to "baseUrl"')
    .default('https://docs.example.com')
    .describe('Origin of the published site; the variable `SITE_URL` overrides it'),
  baseUrl: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'a path that begins and ends with a slash, such as /docs/')
    .default('/')
    .describe('Path after the origin; the variable `BASE_PATH` overrides it'),
  description: z.string().describe('For search engines, if a page has none of its own'),
  company: z.string().describe('No page shows it; components of a fork can read it'),
  dashboardUrl: z.url().describe('Start of the dashboard’s URLs'),
  product: optionsOf({
    one: z.string().describe('Replaces `{product}` in pages'),
    many: z.string().describe('Replaces `{products}`'),
    title: z.string().describe('Replaces `{Product}`'),
  }).describe('The platform’s word for what pages call {product}'),
  variables: z
    .record(z.string(), z.string())
    .default({})
    .superRefine((texts, context) => {
      for (const name of Object.keys(texts))
        if (!/^(?!products?$|Product$)[A-Za-z]+$/.test(name))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: 'the name must consist of letters and differ from the words of "product"',
          });
    })
    .describe('Texts that replace `{name}` in pages, by name: `{ support: "help@example.com" }` replaces `{support}`'),
  showAssumed: z.boolean().default(true).describe('Shows “assumed” next to everything that the specs assume'),
  showConsistency: z.boolean().default(false).describe('Adds the page `/reference/consistency/` for API owners'),
  announcementBar: optionsOf({
    id: z.string().default('announcement-bar').describe('A new id shows the bar again to those who dismissed it'),
    content: z.string().describe('HTML from the operator, trusted'),
    backgroundColor: z.string().optional().describe('A CSS color'),
    textColor: z.string().optional().describe('A CSS color'),
    isCloseable: z.boolean().default(true).describe('Adds a button that dismisses the bar until its id changes'),
  })
    .optional()
    .describe('A line above the navbar'),
  home: optionsOf({
    request: operation.optional().describe('Operation whose request and response the home page shows: `pets.listPets`'),
  })
    .prefault({})
    .describe('The home page'),
  api: optionsOf({
    index: z.string().optional().describe('Path of the category that breadcrumbs name above each API'),
    credentials: z
      .string()
      .optional()
      .describe('Id of the page about base URL and credentials; *Authentication* and the first sample link to it'),
    guides: z
      .partialRecord(service, z.string())
      .default({})
      .describe('Ids of the guides, by folder in `openapi/`; the API page of a service links to its guide'),
  })
    .prefault({})
    .describe('Pages of the docs to which API pages link'),
  navbar: navbar.describe('The bar at the top of each page'),
  glossary: z.string().optional().describe('Id of the page whose sections are the entries that `:term[…]` links to'),
  footer: footer
    .optional()
    .describe('Links, logo, and copyright at the end of each page; without it, pages have no footer'),
  colorMode: optionsOf({
    defaultMode: z
      .enum(['light', 'dark'])
      .default('light')
      .describe('Theme until the reader makes a choice, unless pages follow the system’s preference'),
    disableSwitch: z.boolean().default(false).describe('Hides the switch and removes a stored choice'),
    respectPrefersColorScheme: z
      .boolean()
      .default(false)
      .describe('Follows the system’s preference until the reader makes a choice'),
  })
    .prefault({})
    .describe('Light and dark theme'),
  storage: optionsOf({
    namespace: z.string().optional().describe('Added to every key in the browser’s storage, after a hyphen'),
  })
    .prefault({})
    .describe('What pages store in the browser'),
  tableOfContents: optionsOf({
    minHeadingLevel: level
      .default(2)
      .describe('First level of headings in it, from 2 (`##`) to 6; `tocMin` of a page overrides it'),
    maxHeadingLevel: level.default(3).describe('Last level of headings in it; `tocMax` of a page overrides it'),
  })
    .superRefine(({ minHeadingLevel, maxHeadingLevel }, context) => {
      if (minHeadingLevel <= maxHeadingLevel) return;
      context.addIssue({
        code: 'custom',
        message: `"minHeadingLevel" (${minHeadingLevel}) is greater than "maxHeadingLevel" (${maxHeadingLevel})`,
      });
    })
    .prefault({})
    .describe('The contents “On this page”'),
  docs: docs.prefault({}).describe('The pages of `content/`'),
  search: search.prefault({}).describe('The search'),
  samples: samples.prefault({}).describe('The check of the code samples in pages'),
  specNames: specNames.prefault({}).describe('The names of the specs in pages'),
  locales: locales.describe('Languages, the default one first'),
  redirects: redirects
    .default([])
    .describe('Addresses that have moved: the build writes a page at each, and hosts return 301 if they can'),
  sidebars: sidebars.describe('Id of a sidebar, and its items; a text is the id of a page'),
});

/** The configuration as a fork writes it. Options with defaults may be missing. */
export type SiteConfig = z.input<typeof siteSchema>;
/** The parsed configuration, with all defaults. */
export type Site = z.output<typeof siteSchema>;
