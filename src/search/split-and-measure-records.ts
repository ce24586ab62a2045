import { toFittingLists } from '@/lib/lists';
import { recordKinds, type SearchRecord } from './record-types-and-derived-fields';

/** The maximum bytes of a record as JSON. Algolia's limit is 10,000 bytes, and the record still gets its build. */
const maxRecordBytes = 9_500;

/** A record that does not name its build yet. */
export type UnstampedRecord = Omit<SearchRecord, 'build'>;

/** Splits a record that is too large into pieces that together have all its text, code, and places. */
export function splitRecord(record: UnstampedRecord): UnstampedRecord[] {
  if (countBytes(record) <= maxRecordBytes) return [record];
  const base = { ...record, text: '', code: undefined, places: [] };
  const baseSize = countBytes(base);
  // Reserves 50 bytes for the suffix of the id, a longer URL, and the name of the code.
  const room = maxRecordBytes - baseSize - 50;
  const toTexts = (text: string) =>
    toFittingLists(text.match(/\S{1,1000}\s*/g) ?? [], (word) => countBytes(word) - 2, room).map((words) =>
      words.join(''),
    );
  // A comma separates the places.
  const places = toFittingLists(record.places, (place) => countBytes(place) + 1, room);
  const pieces = [
    ...toTexts(record.text).map((text) => ({ ...base, text })),
    ...toTexts(record.code ?? '').map((code) => ({ ...base, code })),
    ...places.map((list) => ({ ...base, places: list, url: list[0]?.url ?? record.url })),
  ];
  if (pieces.length === 0) return [record];
  return pieces.map((piece, index) =>
    index === 0 ? piece : { ...piece, objectID: `${record.objectID}~${index + 1}` },
  );
}

function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** Returns a table of records by kind as text: their number, total size, and maximum size. */
export function toRecordTable(records: SearchRecord[]): string {
  const rows = recordKinds.map((kind) => {
    const sizes = records.filter((record) => record.kind === kind).map(countBytes);
    const sum = sizes.reduce((total, size) => total + size, 0);
    return [kind, sizes.length, toKilobytes(sum), toKilobytes(Math.max(0, ...sizes))];
  });
  return [['kind', 'records', 'in all', 'largest'], ...rows]
    .map(
      ([kind = '', ...cells]) => `${String(kind).padEnd(10)}${cells.map((cell) => String(cell).padStart(11)).join('')}`,
    )
    .join('\n');
}

export function toKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
