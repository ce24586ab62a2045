import { fail } from '@/lib/user-errors-and-mistakes';
import { measureCommand, type Usage } from '../measure-build';
import type { ModelFigures } from './measure-model';
import { fetchSpec, publicSpecs, unavailable, type PublicSpec } from './package-file';

/** The smallest share of JSON bodies that must have an example. */
const limit = 0.99;

/**
 * Builds the models of public specs, without pages, and prints for each what was found and what an independent count expects.
 * Fails if operations or authored examples are lost, or if too few JSON bodies have an example.
 */
export async function reportPublicSpecs(names: string[]): Promise<void> {
  const total = { bodies: 0, shown: 0, isLost: false };
  const missing: string[] = [];
  const wrongUses: string[] = [];
  process.stdout.write(
    '\n| Spec | Operations found of expected | Examples shown of authored | JSON bodies with an example | Schemas, properties, and parameters with the uses of a walk of the document | Seconds | Memory in MB | Model in MB |\n|---|---|---|---|---|---|---|---|\n',
  );
  for (const spec of choosePublicSpecs(names)) {
    const { figures, usage } = await measureModel(spec);
    process.stdout.write(`${toRow(spec.name, figures, usage)}\n`);
    total.bodies += figures.bodies;
    total.shown += figures.shownBodies;
    total.isLost ||= figures.operations < figures.expectedOperations;
    total.isLost ||= figures.shownExamples < figures.authoredExamples;
    wrongUses.push(...figures.wrongUses.map((use) => `${spec.name}: ${use}`));
    missing.push(...figures.missing.map((place) => `${spec.name}: ${place}`));
  }
  const share = total.bodies === 0 ? 1 : total.shown / total.bodies;
  process.stdout.write(
    `\n${total.shown} of ${total.bodies} JSON bodies have an example: ${(share * 100).toFixed(2)} % (limit ${limit * 100} %)\n`,
  );
  for (const place of missing) process.stdout.write(`no example: ${place}\n`);
  for (const use of wrongUses) process.stdout.write(`other uses: ${use}\n`);
  for (const { name, tried } of unavailable) process.stdout.write(`not available: ${name}. ${tried}\n`);
  if (total.isLost || wrongUses.length > 0 || share < limit) process.exitCode = 1;
}

/** Returns the public specs of these names, or all. */
export function choosePublicSpecs(names: string[]): PublicSpec[] {
  const unknown = names.filter((name) => !publicSpecs.has(name));
  if (unknown.length > 0)
    fail(`There is no public spec ${unknown.join(', ')}.`, { fix: `Names: ${[...publicSpecs.keys()].join(', ')}` });
  return [...publicSpecs.values()].filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Builds the model of a public spec in a separate process and counts what it shows. */
export async function measureModel(spec: PublicSpec): Promise<{ figures: ModelFigures; usage: Usage }> {
  const usage = await measureCommand('node_modules/.bin/tsx', [
    'tests/bench/reference/measure-model.ts',
    fetchSpec(spec),
  ]);
  const line = usage.output.split('\n').find((text) => text.startsWith('{'));
  if (usage.code !== 0 || line === undefined)
    return fail(`the model of ${spec.name} ended with ${usage.code}:\n${usage.output.slice(-3000)}`);
  return { figures: JSON.parse(line) as ModelFigures, usage };
}

function toRow(name: string, figures: ModelFigures, { seconds, memory }: Usage): string {
  const cells = [
    name,
    `${figures.operations} of ${figures.expectedOperations}`,
    `${figures.shownExamples} of ${figures.authoredExamples}`,
    `${figures.shownBodies} of ${figures.bodies}`,
    `${figures.rightUses} of ${figures.rightUses + figures.wrongUses.length}`,
    seconds.toFixed(1),
    memory.toFixed(0),
    (figures.bytes / 1e6).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}
