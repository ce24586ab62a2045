import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { fail } from '@/lib/fail';
import { getFalls, toCompleteness, toText, type Completeness } from '@/spec/completeness';
import { loadCurrentSpecs } from '@/spec/source/current-specs';
import { runMain } from '@/build/step';

const file = 'openapi/completeness.json';
const schema = z.record(z.string(), z.record(z.string(), z.object({ complete: z.number(), total: z.number() })));

/** Loads the accepted completeness of the specs, which must not fall. */
export async function loadRatchet(root = process.cwd()): Promise<Record<string, Completeness>> {
  const text = await readFile(join(root, file), 'utf8').catch(() => '{}');
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    return fail('not a list of measures', { place: { file }, fix: 'Run `npm run openapi:report -- --accept`.', cause });
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

/**
 * `npm run openapi:report`: prints how complete the specs are. The exit code is 1 if a measure has fallen. With `-- --accept`,
 * writes the current measures to the file that later runs compare with.
 */
async function report(): Promise<void> {
  const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
  const measured = await loadCompleteness();
  console.log(toTable(measured));
  if (values.accept) {
    await writeFile(file, `${JSON.stringify(measured, undefined, 2)}\n`);
    console.log(`written to ${file}`);
    return;
  }
  const falls = getFalls(measured, await loadRatchet());
  for (const fall of falls) console.error(fall);
  if (falls.length === 0) return;
  console.error('Document it, or accept the change: npm run openapi:report -- --accept');
  process.exitCode = 1;
}

if (process.argv[1]?.endsWith('cli/openapi-report.ts')) await runMain(report);
