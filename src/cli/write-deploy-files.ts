import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getDeployFiles } from '@/hosting/host-files';
import { getHostRules } from '@/hosting/host-rules';
import { environment, isIndexed } from '@/lib/environment';
import { getPrefixes } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run deploy:files [-- <folder>]`: writes the files for every host, with the current BASE_PATH and NOINDEX, to `deploy/` or
// the given folder.
await runMain(async () => {
  const [folder = 'deploy'] = parseArgs({ allowPositionals: true }).positionals;
  const { basePath } = environment;
  const { redirects } = getSite();
  const files = getDeployFiles(
    getHostRules({ basePath, isIndexed: isIndexed(), redirects, below: getPrefixes(getSite()) }),
  );
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  process.stdout.write(`${Object.keys(files).length} files in ${folder}/\n`);
});
