import { writeFile } from 'node:fs/promises';
import { toOptionsPage } from '@/site/options-table';
import { runMain } from '@/build/step';

// `npm run options`: writes the page that lists all options of the configuration.
await runMain(() => writeFile('docs/configuration.md', toOptionsPage()));
