import { UserError } from '@/lib/user-errors-and-mistakes';
import { sendFound } from './step-worker-messages';
import { runMain } from './set-environment-and-run-main-function';

/** The steps of a build that run in processes of their own. Each process loads only the modules of its step. */
const steps = {
  specs: async (options: string[]) =>
    (await import('./prepare-specs')).prepareSpecs({ asData: options.includes('as-data') }),
  content: async (options: string[]) =>
    (await import('./prepare-content')).prepareContent({ withTexts: !options.includes('without-texts') }),
  check: async (options: string[]) =>
    (await import('./report-content-problems')).reportContentProblems({
      hasSpecs: !options.includes('without-specs'),
      asData: options.includes('as-data'),
      withCounts: options.includes('with-counts'),
    }),
  navbar: async () => void (await (await import('@/routes/navigation')).writeNavbar()),
  render: async ([folder = '', share = '0', shares = '1']: string[]) =>
    (await import('./render-share')).renderShare(folder, Number(share), Number(shares)),
};

/** The name of a step. */
export type StepName = keyof typeof steps;

// `step-worker <step> <arguments>`: runs one step. With `as-data`, it sends what it finds, including why it fails.
await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  try {
    await steps[name as StepName](args);
  } catch (error) {
    if (!args.includes('as-data') || !(error instanceof UserError)) throw error;
    const problems = error.mistakes.map(({ place, ...mistake }) => ({
      ...place,
      severity: 'error' as const,
      ...mistake,
    }));
    sendFound({ problems, fails: true });
  }
});
