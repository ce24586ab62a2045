import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runMain } from '@/export/step';
import { getFalls } from '@/openapi/completeness';
import { loadCompleteness, loadRatchet, ratchetFile, toTable } from '@/openapi/completeness-report';

// `npm run openapi:report`: prints how complete the specs are. The exit code is 1 if a measure has fallen. With `-- --accept`,
// writes the current measures to the file that later runs compare with.
await runMain(async () => {
  const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
  const measured = await loadCompleteness();
  console.log(toTable(measured));
  if (values.accept) {
    await writeFile(ratchetFile, `${JSON.stringify(measured, undefined, 2)}\n`);
    console.log(`written to ${ratchetFile}`);
    return;
  }
  const falls = getFalls(measured, await loadRatchet());
  for (const fall of falls) console.error(fall);
  if (falls.length === 0) return;
  console.error('Document it, or accept the change: npm run openapi:report -- --accept');
  process.exitCode = 1;
});
