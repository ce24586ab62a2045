import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toFrontMatterSchema } from '@/content/front-matter';
import { toOptionsPage } from '@/site/options-page';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { toRulesPage } from '@/openapi/changes/all-rules-and-rules-page';

// `npm run options`: writes `docs/configuration.md`, which lists all options of the configuration, `docs/api-changes.md`, which lists all
// kinds of changes between specs, and the JSON Schema of front matter for editors.
await runMain(async () => {
  parseArgs();
  await writeFile('docs/configuration.md', toOptionsPage());
  await writeFile('docs/api-changes.md', toRulesPage());
  await writeFile('.vscode/front-matter.schema.json', toFrontMatterSchema());
});
