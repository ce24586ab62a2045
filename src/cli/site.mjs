import { install, run } from './install.mjs';

// `npm run site`: install, build, serve.
install();
run('site');
