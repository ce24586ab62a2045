import { buildSite } from './build-site';
import { runMain } from './step';

// `npm run build`: lints, bundles, exports to `out/`.
await runMain(async () => buildSite());
