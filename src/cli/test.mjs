import { install, run } from './install.mjs';

// `npm test`: installs the packages, then runs `test.ts`, which runs every check.
install();
await run('test');
