import { z } from 'zod';
import { optionsOf } from './object-and-union-schemas';
import { service } from './spec-entries';

const page = z.string();

/** The pages of the docs to which API pages link. */
export const api = optionsOf({
  index: z.string().optional().describe('Path of the category that breadcrumbs name above each API'),
  credentials: page
    .optional()
    .describe('Id of the page about base URL and credentials; *Authentication* and the first sample link to it'),
  guides: z
    .partialRecord(service, page)
    .default({})
    .describe('Ids of the guides, by folder in `openapi/`; the API page of a service links to its guide'),
});
