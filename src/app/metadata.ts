import { environment } from '@/lib/environment';
import written from './revision.json';

export { toMetadata, toPageTitle } from '@/routes/metadata';

interface Written {
  revision: number;
  wrong?: { services?: Record<string, string[]>; content?: string[] };
}

const { revision, wrong }: Written = written;

/** Raised by `npm run dev` when a page or a spec was built again; every route stands on this module, so each is shown anew. */
export const builtRevision = revision;

/** What is wrong with the sources while somebody writes. A site with errors is not built. */
export const sourceProblems = (environment.isDevelopment && wrong) || {};
