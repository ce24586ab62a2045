import { getBrowser, canRun, installPackages } from './find-or-install-browser';
import { runMain } from '@/export/set-environment-and-run-main-function';

// A check of `npm test`: installs missing programs that the tests run. It is a separate process, because the installation is
// synchronous and would delay the other checks.
await runMain(async () => {
  // The tests execute the curl samples.
  if (!canRun('curl', '--version')) installPackages(['curl']);
  getBrowser();
});
