import { getBrowser, canRun, installPackages } from '@/lib/browser';
import { runMain } from '@/build/step';

// A part of `npm test`: installs the programs that tests run, where they are missing. A process of its own, so that the
// wait for the package registry does not hold up the other parts.
await runMain(async () => {
  // Samples in its language are executed.
  if (!canRun('curl', '--version')) installPackages(['curl']);
  getBrowser();
});
