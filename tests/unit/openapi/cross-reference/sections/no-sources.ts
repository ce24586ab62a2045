import type { Sources } from '@/openapi/cross-reference/sections/section-input-types';

/** Sources from which nothing can be written. Tests replace those that they need. */
export const noSources: Sources = { specs: [], assumptions: [], mentions: [], entities: [], tasks: [] };
