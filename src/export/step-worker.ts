import { runMain } from './step';

/** The steps of a build that run in processes of their own. Each process loads only the modules of its step. */
const steps = {
  specs: async () => (await import('./specs')).prepareSpecs(),
  content: async () => (await import('./content')).prepareContent(),
  check: async ([specs]: string[]) =>
    (await import('./report-problems')).reportProblems({ hasSpecs: specs !== 'without-specs' }),
  navbar: async () => void (await (await import('@/routes/write-navbar')).writeNavbar()),
  render: async ([folder = '', share = '0', shares = '1']: string[]) =>
    (await import('./render')).renderShare(folder, Number(share), Number(shares)),
};

/** The name of a step. */
export type StepName = keyof typeof steps;

// `step-worker <step> <arguments>`: runs one step.
await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  await steps[name as StepName](args);
});
