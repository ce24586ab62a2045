import { fail } from '@/lib/fail';
import type { SearchRecord } from '../record';

/** Algolia's documented limits that hold for every plan: bytes of a record as JSON, synonyms and rules of an index. */
export const limits = { recordBytes: 10_000, synonyms: 1_000, rules: 10_000, ruleConditions: 25, queryCharacters: 512 };

/** Fails for records that no index would take, before anything is sent. */
export function checkRecords(records: SearchRecord[]): void {
  if (records.length === 0)
    fail('There are no records: the index would be emptied.', { fix: 'Look at `npm run search:records`.' });
  const seen = new Set<string>();
  for (const record of records) {
    const { objectID } = record;
    if (objectID === '') fail(`A record of ${record.url} has no objectID.`);
    if (seen.has(objectID)) fail(`Two records have the objectID ${objectID}.`);
    seen.add(objectID);
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes >= limits.recordBytes)
      fail(`The record ${objectID} has ${bytes} bytes; Algolia takes less than ${limits.recordBytes}.`, {
        fix: `Shorten what stands at ${record.url}, or cut its record in src/search/merge.ts.`,
      });
  }
}
