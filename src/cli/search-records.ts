import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { loadSearchedPages } from '@/routes/searched-pages';
import { buildIndexFiles } from '@/search/index-files';
import { buildRecords } from '@/search/records';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { getServices, loadSpec, loadSpecsOfVersions } from '@/spec/load';
import { toKilobytes, toRecordTable } from '@/search/record-table';
import { runMain } from '@/build/step';

const folder = '.cache/search';

// `npm run search:records`: writes the records and the index, and says how many there are and what they weigh.
await runMain(async () => {
  const specs = await Promise.all(getServices().map(loadSpec));
  const records = buildRecords(
    await loadSearchedPages(),
    specs,
    getLocale(getSite()).code,
    await loadSpecsOfVersions(),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/records.json`, JSON.stringify(records, undefined, 1));
  const files = [...(await buildIndexFiles(records))].map(
    ([name, text]) =>
      `${name}  ${toKilobytes(Buffer.byteLength(text))}, ${toKilobytes(gzipSync(text, { level: 9 }).length)} gzipped`,
  );
  process.stdout.write(
    `${toRecordTable(records)}\n\n${records.length} records of build ${records[0]?.build ?? '-'} in ${folder}/records.json\n${files.join('\n')}\n`,
  );
});
