import { buildSite } from './build-site';
import { runMain } from './step';

// Builds what stands in the folder in which it is run, in the language of LOCALE: one of the copies that `npm run build` makes.
await runMain(() => buildSite());
