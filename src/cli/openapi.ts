import { parseArgs } from 'node:util';
import { prepareSpecs } from '@/export/specs';
import { runMain } from '@/export/step';

// `npm run openapi [-- --only <service>]`: builds the specs. The exit code is 1 if one has an error or, with STRICT=1, a warning.
await runMain(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  await prepareSpecs(only);
});
