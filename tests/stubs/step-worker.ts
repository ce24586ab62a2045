// Replaces the program that runs a step: runs the stub of the step.
const steps: Record<string, () => Promise<unknown>> = {
  specs: () => import('./specs'),
  content: () => import('./content'),
  check: () => import('./check'),
  navbar: () => import('./navbar'),
  render: () => import('./render'),
};

const [, , name = ''] = process.argv;
await steps[name]?.();

export {};
