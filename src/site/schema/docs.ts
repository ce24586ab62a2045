import { z } from 'zod';
import { optionsOf } from './object-and-union-schemas';
import { sidebars } from './sidebars';

const name = z.string().regex(/^[\w][\w.-]*$/, 'letters, digits, ".", "_" and "-"');

const version = optionsOf({
  name: name.describe('`current` for `content/` itself, otherwise the folder below `content/versions/`'),
  label: z.string().optional().describe('“Next” for `current`, otherwise the name'),
  path: name
    .optional()
    .describe('First segment of its URLs; none for the latest, `next` for `current`, otherwise the name'),
  mainDocId: z.string().optional().describe('Id of its first page; that of its first sidebar if not given'),
  draftIds: z.array(z.string()).default([]).describe('Ids of pages that it does not publish'),
  sidebars: sidebars.optional().describe('Replaces the sidebars that were archived with the version'),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .optional()
    .describe('`unreleased` for versions newer than the latest, `unmaintained` for older ones'),
  badge: z.boolean().optional().describe('Names the version on its pages; `true` if there are several versions'),
  noIndex: z.boolean().optional().describe('Keeps search engines away; `true` for versions older than the latest'),
});

const area = optionsOf({
  folder: z.string().default('').describe('Folder below `content/` with its pages; all other pages if not given'),
  latest: z.string().optional().describe('Version without a segment in its URLs; the first one except `current`'),
  preference: z
    .enum(['localStorage', 'none'])
    .default('localStorage')
    .describe('How the version that a reader chose is remembered'),
  versions: z
    .array(version)
    .min(1)
    .default([{ name: 'current', draftIds: [] }])
    .describe('Newest first'),
});

const history = optionsOf({
  editUrl: z
    .url({ protocol: /^https?$/ })
    .includes('{file}')
    .optional()
    .describe('Where a page can be edited; `{file}` is replaced with its file, such as `content/index.md`'),
  lastChange: z.boolean().default(false).describe('Shows the day of the last commit of each page, if there is git'),
  contributors: z.boolean().default(false).describe('Names the authors of each page, if there is git'),
  reviewAfterDays: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('`check:content` warns of pages whose `reviewed` is longer ago'),
});

export const docs = optionsOf({
  history: history.prefault({}).describe('What pages say about their own changes'),
  breadcrumbs: z
    .boolean()
    .default(true)
    .describe('Shows the path through the sidebar above pages and indexes of categories'),
  sidebar: optionsOf({
    hideable: z.boolean().default(false).describe('Adds a button that collapses the sidebar to a strip'),
    autoCollapseCategories: z.boolean().default(false).describe('Opening a category closes its siblings'),
  })
    .prefault({})
    .describe('How sidebars behave'),
  areas: z
    .record(z.string(), area)
    .prefault({ default: {} })
    .superRefine((areas, context) => {
      for (const [id, { versions, latest }] of Object.entries(areas)) {
        const names = versions.map((entry) => entry.name);
        const twice = names.find((entry, index) => names.indexOf(entry) !== index);
        const refuse = (message: string) => context.addIssue({ code: 'custom', path: [id], message });
        if (!names.includes('current')) refuse('the versions lack "current", which is in `content/` itself');
        if (twice !== undefined) refuse(`the version "${twice}" is listed twice`);
        if (latest !== undefined && !names.includes(latest))
          refuse(`"latest" names the version "${latest}". Those of this area: ${names.join(', ')}.`);
      }
    })
    .describe('Sections of the docs with their own versions, by id'),
});
