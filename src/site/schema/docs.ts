import { z } from 'zod';
import { optionsOf } from './options';
import { sidebars } from './sidebars';

const name = z.string().regex(/^[\w][\w.-]*$/, 'letters, digits, ".", "_" and "-"');

const version = optionsOf({
  name: name.describe('`current` for `content/` itself, else the folder below `content/versions/`'),
  label: z.string().optional().describe('“Next” for `current`, else the name'),
  path: name
    .optional()
    .describe('First segment of its URLs; none for the latest, `next` for `current`, otherwise the name'),
  mainDocId: z.string().optional().describe('Id of its first page; that of its first sidebar if not given'),
  draftIds: z.array(z.string()).default([]).describe('Ids of pages that it does not publish'),
  sidebars: sidebars.optional().describe('Instead of those that were kept when it was cut'),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .optional()
    .describe('`unreleased` for what is newer than the latest, `unmaintained` for what is older'),
  badge: z.boolean().optional().describe('Names the version on its pages; `true` where there are several'),
  noIndex: z.boolean().optional().describe('Keeps search engines away; `true` for what is older than the latest'),
});

const area = optionsOf({
  folder: z.string().default('').describe('Folder below `content/` that it holds; the rest of the pages if not given'),
  latest: z.string().optional().describe('Version without a segment in its URLs; the first one except `current`'),
  preference: z
    .enum(['localStorage', 'none'])
    .default('localStorage')
    .describe('Whether the version that a reader chose is remembered'),
  versions: z
    .array(version)
    .min(1)
    .default([{ name: 'current', draftIds: [] }])
    .describe('Newest first'),
});

export const docs = optionsOf({
  breadcrumbs: z.boolean().default(true),
  sidebar: optionsOf({
    hideable: z.boolean().default(false).describe('A button shrinks the sidebar to a strip'),
    autoCollapseCategories: z.boolean().default(false).describe('Opening a category closes its siblings'),
  }).prefault({}),
  areas: z
    .record(z.string(), area)
    .prefault({ default: {} })
    .superRefine((areas, context) => {
      for (const [id, { versions, latest }] of Object.entries(areas)) {
        const names = versions.map((entry) => entry.name);
        const twice = names.find((entry, index) => names.indexOf(entry) !== index);
        const refuse = (message: string) => context.addIssue({ code: 'custom', path: [id], message });
        if (!names.includes('current')) refuse('the versions lack "current", which is in `content/` itself');
        if (twice !== undefined) refuse(`the version "${twice}" stands twice`);
        if (latest !== undefined && !names.includes(latest))
          refuse(`"latest" names the version "${latest}". Those of this area: ${names.join(', ')}.`);
      }
    })
    .describe('Parts of the docs that have versions of their own, by id'),
});
