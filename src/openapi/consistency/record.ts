import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { SpecProblem } from '../source/problem';
import { knownFile } from './check';

const head = `# What differs between the specs and stays as it is, each with its reason. \`npm run openapi:consistency\` fails for
# everything else. location: the JSON pointer in the bundled document; a parameter has its \`in\` and name as the index.
`;

/** Adds the findings that are not accepted yet to the file of accepted ones. Returns their number. */
export async function recordProblems(root: string, problems: SpecProblem[], reason: string): Promise<number> {
  const file = join(root, 'openapi', knownFile);
  const entries = problems
    .filter(({ known }) => known === undefined)
    .map(({ service, rule, pointer }) => ({ service, rule, location: pointer, reason }));
  const isNew = await readFile(file).then(
    () => false,
    () => true,
  );
  const texts = entries.map((entry) => `\n${stringify([entry], { singleQuote: true, lineWidth: 0 })}`);
  if (entries.length > 0) await appendFile(file, (isNew ? head : '') + texts.join(''));
  return entries.length;
}
