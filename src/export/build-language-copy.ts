import { parseArgs } from 'node:util';
import { buildSite } from './build-site';
import { runMain } from './set-environment-and-run-main-function';

// Builds the copy of the project in the working directory, in the language of LOCALE or else in the default language.
// `npm run build` runs this program for every language except a default language with the texts of the sources.
// With `--checked`, another build has already checked the content.
await runMain(() => {
  const { values } = parseArgs({ options: { checked: { type: 'boolean' } } });
  return buildSite({ isChecked: values.checked });
});
