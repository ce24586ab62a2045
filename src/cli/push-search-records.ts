import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { manifestName, type Manifest } from '@/hosting/file-hash-manifest';
import { findPushSettings, getPushSettings, type PushSettings } from '@/lib/environment';
import { fail, UserError } from '@/lib/user-errors-and-mistakes';
import { createAdminClient, toReason } from '@/search/algolia/admin-client-and-error-reasons';
import { findContents, checkRecords, loadPublishedRecords } from '@/search/algolia/load-indexed-and-exported-records';
import { toPushed, pushRecords } from '@/search/algolia/push';
import { toDifference } from '@/search/algolia/record-difference';
import type { SearchRecord } from '@/search/record-types-and-derived-fields';
import { toRecordTable } from '@/search/split-and-measure-records';
import { getSite } from '@/site/get-site';
import { toSeconds } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';

/** The maximum number of records whose ids a dry run prints for each kind of change. */
const named = 10;

// `npm run search:push`: replaces the records of the Algolia index with those of the site in `out/`. `-- --dry-run`
// prints the changes without making them, and `-- --from <folder>` pushes an archived release.
await runMain(async () => {
  const { from, 'dry-run': isDry } = parseArgs({
    options: { from: { type: 'string', default: 'out' }, 'dry-run': { type: 'boolean', default: false } },
  }).values;
  const settings = isDry ? findPushSettings() : getPushSettings();
  refuseInternal(from);
  const published = await loadPublishedRecords(from);
  const records = toPushed(published);
  const rest = published.length - records.length;
  print(
    `${toRecordTable(records)}\n\n${records.length} records of build ${records[0]?.build ?? '-'}, published in ${from}/`,
  );
  if (rest > 0) print(`${rest} more records, which list uses, are only in the built-in index`);
  if (isDry) await rehearse(records, settings);
  else if (settings) await push(records, settings);
});

/** Fails for the inside edition: everybody can search an index. */
function refuseInternal(from: string): void {
  const file = path.join(from, manifestName);
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
  if (manifest?.isInternal)
    fail(`${from}/ is the inside edition, which shows what is internal.`, {
      fix: 'Push the folder of a build without INTERNAL=1.',
    });
}

async function push(records: SearchRecord[], settings: PushSettings): Promise<void> {
  const start = performance.now();
  const stop = new AbortController();
  // A signal may arrive twice, from the terminal and from the program that started this one, so `once` would not be enough.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
  await pushRecords(createAdminClient(settings), {
    ...settings,
    records,
    folders: getSite().search.folders,
    signal: stop.signal,
    report: (name, detail, seconds) => print(`${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${detail}`),
  });
  print(`${records.length} records are searched in ${settings.index} now, after ${toSeconds(start)}.`);
}

async function rehearse(records: SearchRecord[], settings: PushSettings | undefined): Promise<void> {
  checkRecords(records);
  if (!settings) return print('Nothing was sent. Set ALGOLIA_ADMIN_KEY to also print what a push would change.');
  const { index } = settings;
  const before = await findContents<keyof SearchRecord>(createAdminClient(settings), index).catch((error: unknown) => {
    throw new UserError(toReason(error, settings), { cause: error });
  });
  if (!before) print(`There is no index ${index} yet: a push would create it.`);
  for (const [what, ids] of Object.entries(toDifference(before ?? [], records))) {
    print(`${what.padEnd(8)} ${ids.length}`);
    for (const id of ids.slice(0, named)) print(`  ${id}`);
    if (ids.length > named) print(`  and ${ids.length - named} more`);
  }
  print('Nothing was sent.');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
