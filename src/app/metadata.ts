import { revision } from './revision.json';

export { toMetadata, toPageTitle } from '@/article/metadata';

/** Raised by `npm run dev` when a page or a spec was built again; every route stands on this module, so each is shown anew. */
export const builtRevision: number = revision;
