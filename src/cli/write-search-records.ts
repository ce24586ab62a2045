import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { loadSearchRecords } from '@/routes/search-records';
import { buildIndexFiles } from '@/search/build-index-files';
import { getSite } from '@/site/get-site';
import { toKilobytes, toRecordTable } from '@/search/split-and-measure-records';
import { runMain } from '@/export/set-environment-and-run-main-function';

const folder = '.cache/search';

// `npm run search:records`: writes the search records to `.cache/search/`, and prints their number and the size of each file of
// the index.
await runMain(async () => {
  parseArgs();
  const records = await loadSearchRecords();
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/records.json`, JSON.stringify(records, undefined, 1));
  const files = [...(await buildIndexFiles(records, getSite().search.folders))].map(
    ([name, text]) =>
      `${name}  ${toKilobytes(Buffer.byteLength(text))}, ${toKilobytes(gzipSync(text, { level: 9 }).length)} gzipped`,
  );
  process.stdout.write(
    `${toRecordTable(records)}\n\n${records.length} records of build ${records[0]?.build ?? '-'} in ${folder}/records.json\n${files.join('\n')}\n`,
  );
});
