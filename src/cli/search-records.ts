import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { getPages } from '@/docs/page';
import { buildIndexFiles } from '@/search/index-files';
import { recordKinds } from '@/search/record';
import { buildRecords } from '@/search/records';
import { getServices, loadSpec } from '@/spec/load';
import { runMain } from './step';

const folder = '.cache/search';

// `npm run search:records`: writes the records and the index, and says how many there are and what they weigh.
await runMain(async () => {
  const specs = await Promise.all(getServices().map(loadSpec));
  const records = buildRecords(getPages(), specs);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/records.json`, JSON.stringify(records, undefined, 1));
  const toBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  const rows = recordKinds.map((kind) => {
    const sizes = records.filter((record) => record.kind === kind).map(toBytes);
    const sum = sizes.reduce((total, size) => total + size, 0);
    return [kind, sizes.length, toKilobytes(sum), toKilobytes(Math.max(0, ...sizes))];
  });
  const lines = [['kind', 'records', 'in all', 'largest'], ...rows].map(
    ([kind = '', ...cells]) => `${String(kind).padEnd(10)}${cells.map((cell) => String(cell).padStart(11)).join('')}`,
  );
  const files = [...buildIndexFiles(records)].map(
    ([name, text]) =>
      `${name}  ${toKilobytes(Buffer.byteLength(text))}, ${toKilobytes(gzipSync(text, { level: 9 }).length)} gzipped`,
  );
  process.stdout.write(
    `${lines.join('\n')}\n\n${records.length} records of build ${records[0]?.build ?? '-'} in ${folder}/records.json\n${files.join('\n')}\n`,
  );
});

function toKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
