import { install, run } from './install.mjs';

// `npm test`: the same set-up, then every check there is.
install();
run('test');
