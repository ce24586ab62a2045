import { getBrowser, canRun, installPackages } from '@/lib/browser';
import { runMain } from '@/build/step';

// A step of `npm test`: installs the programs that tests run if they are missing. It is a separate process, so that waiting
// for the package registry does not delay the other steps.
await runMain(async () => {
  // The tests execute the samples in curl.
  if (!canRun('curl', '--version')) installPackages(['curl']);
  getBrowser();
});
