import { buildSite } from './build-site';
import { runMain } from './step';

// Builds the copy of the project that it runs in, in the language of LOCALE. `npm run build` makes a copy for each
// language.
await runMain(() => buildSite());
