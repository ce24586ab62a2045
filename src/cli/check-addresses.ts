import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addressFile, findMissing, listAddresses, readAddresses, readPublished } from '@/export/published-addresses';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { fail, failForAll } from '@/lib/user-errors-and-mistakes';
import { writeAtomically } from '@/lib/files';
import { getSite } from '@/site/get-site';

// `npm run addresses [-- --accept]`: compares the addresses of the last build with those in content/addresses.txt. `--accept` records
// the new ones.
await runMain(async () => {
  const { accept } = parseArgs({ options: { accept: { type: 'boolean', default: false } } }).values;
  if (!existsSync('out/index.html')) fail('there is no export in out/', { fix: 'Run npm run build first.' });
  const published = readPublished('out');
  const recorded = readAddresses();
  const mistakes = findMissing(recorded, published, getSite().redirects);
  if (mistakes.length > 0) failForAll(mistakes);
  const all = [...new Set([...recorded.filter((address) => address !== ''), ...listAddresses(published)])].sort();
  const count = all.length - recorded.filter((address) => address !== '').length;
  if (accept) writeAtomically(addressFile, `${all.join('\n')}\n`);
  process.stdout.write(
    `${all.length} addresses, ${count} of them new${accept || count === 0 ? '' : ': npm run addresses -- --accept records them'}.\n`,
  );
  return Promise.resolve();
});
