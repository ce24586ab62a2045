import path from 'node:path';
import { parseArgs } from 'node:util';
import { findProblems, prepareSite } from '@/export/prepare-and-check-sources';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { fail, toMistakeText } from '@/lib/user-errors-and-mistakes';
import { isPlainFile } from '@/lib/files';
import { getFormat, problemFormats, type FoundProblem } from '@/lib/problem-formats';
import { applyStrict, isStrict } from '@/lib/environment';

// `npm run check:content -- [--strict] [--format stylish|json|github-actions] [--only <file>]`: builds specs and pages, then checks the
// texts, links, anchors, and samples of all pages, and counts the names of the specs in them. With a format, prints only the problems,
// and to standard output. With a file, prints only the problems of this file, for editors.
await runMain(async () => {
  const { values } = parseArgs({
    options: { strict: { type: 'boolean' }, format: { type: 'string' }, only: { type: 'string' } },
  });
  const { strict, format, only } = values;
  applyStrict(strict);
  if (only !== undefined) return printProblemsOf(only, format);
  if (format !== undefined) return printProblems(format);
  await prepareSite({ counts: true });
});

async function printProblems(name: string): Promise<void> {
  const format = getFormat(problemFormats, name);
  const { problems, fails } = await findProblems();
  print(format(problems));
  if (fails) process.exitCode = 1;
}

async function printProblemsOf(given: string, name?: string): Promise<void> {
  const format = name === undefined ? toLines : getFormat(problemFormats, name);
  const file = path.relative('.', given).split(path.sep).join('/');
  if (!isPlainFile('.', file))
    fail(`the file "${given}" does not exist`, { fix: 'Name a file: content/pages/support.md.' });
  const problems = (await findProblems()).problems.filter((problem) => problem.file === file);
  print(format(problems));
  if (problems.some(({ severity }) => severity === 'error' || isStrict())) process.exitCode = 1;
}

function print(text: string): void {
  if (text) process.stdout.write(`${text}\n`);
}

/** Formats problems like the check of all pages, one on each line, with the fix on the next one. */
function toLines(problems: readonly FoundProblem[]): string {
  const texts = problems.map(({ severity, message, fix, file = '', line, column }) => {
    return `${severity} ${toMistakeText({ message, fix, place: { file, line, column } })}`;
  });
  return texts.join('\n');
}
