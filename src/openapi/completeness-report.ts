import { toCompleteness, toText, type Completeness } from './completeness';
import { loadCurrentSpecs } from './source/build-current-specs-from-sources';
import { loadTranslated } from './source/overlays/count-translated-texts';

/** Measures the completeness of all services in `openapi/`, and of their texts in other languages that have overlays. */
export async function loadCompleteness(
  root = process.cwd(),
  languages: string[] = [],
): Promise<Record<string, Completeness>> {
  const specs = await loadCurrentSpecs(root);
  const measured = specs.map(async ({ source, result: { spec, examples } }) => {
    const translated = await loadTranslated(root, source, languages);
    return [source.service, { ...toCompleteness(spec, examples), ...translated }] as const;
  });
  return Object.fromEntries(await Promise.all(measured));
}

/** The formats of `openapi:report`. */
export const reportFormats = new Map<string, (measured: Record<string, Completeness>) => string>([
  ['table', toTable],
  ['list', toList],
  ['json', (measured) => JSON.stringify(measured, undefined, 2)],
]);

/** Lists what is missing: `pets: fields described: Pet.name`. */
function toList(measured: Record<string, Completeness>): string {
  return Object.entries(measured)
    .flatMap(([service, measures]) =>
      Object.entries(measures).flatMap(([name, { missing = [] }]) =>
        missing.map((item) => `${service}: ${name}: ${item}`),
      ),
    )
    .join('\n');
}

/** Formats the measures as a table with a row for each measure and a column for each service. */
function toTable(measured: Record<string, Completeness>): string {
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
