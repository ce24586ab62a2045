import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toOptionsPage } from '@/site/options-table';
import { runMain } from '@/export/step';

// `npm run options`: writes `docs/configuration.md`, which lists all options of the configuration.
await runMain(() => {
  parseArgs();
  return writeFile('docs/configuration.md', toOptionsPage());
});
