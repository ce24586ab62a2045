import { install, run } from './install.mjs';

// `npm run site`: installs the packages, then runs `site.ts`, which builds and serves the site.
install();
await run('site');
