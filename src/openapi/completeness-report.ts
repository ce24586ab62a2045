import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fail } from '@/lib/fail';
import { toCompleteness, toText, type Completeness } from './completeness';
import { loadCurrentSpecs } from './source/current-specs';

/** The file of the accepted completeness. */
export const ratchetFile = 'openapi/completeness.json';
const schema = z.record(z.string(), z.record(z.string(), z.object({ complete: z.number(), total: z.number() })));

/** Loads the accepted completeness of the specs, which must not fall. */
export async function loadRatchet(root = process.cwd()): Promise<Record<string, Completeness>> {
  const text = await readFile(join(root, ratchetFile), 'utf8').catch(() => '{}');
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    return fail('not a list of measures', {
      place: { file: ratchetFile },
      fix: 'Run `npm run openapi:report -- --accept`.',
      cause,
    });
  }
}

/** Measures the completeness of all services in `openapi/`. */
export async function loadCompleteness(root = process.cwd()): Promise<Record<string, Completeness>> {
  const specs = await loadCurrentSpecs(root);
  return Object.fromEntries(
    specs.map(({ source, result: { spec, examples } }) => [source.service, toCompleteness(spec, examples)]),
  );
}

/** Formats the measures as a table with a row for each measure and a column for each service. */
export function toTable(measured: Record<string, Completeness>): string {
  const services = Object.keys(measured);
  const names = [...new Set(Object.values(measured).flatMap((measures) => Object.keys(measures)))];
  const rows = names.map((name) => [name, ...services.map((service) => toCell(measured[service]?.[name]))]);
  const all = [['', ...services], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toCell(measure: Completeness[string] | undefined): string {
  return measure ? toText(measure) : '-';
}
