import { recordKinds, type SearchRecord } from './record';

/** Returns a table of records by kind as text: their number, total size, and maximum size. */
export function toRecordTable(records: SearchRecord[]): string {
  const toBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  const rows = recordKinds.map((kind) => {
    const sizes = records.filter((record) => record.kind === kind).map(toBytes);
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
