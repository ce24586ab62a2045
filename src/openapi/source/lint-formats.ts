import { toPlaceText } from '@/lib/fail';
import type { SpecProblem } from './problem';

/** Formats problems for people or tools. */
export type LintFormat = (problems: SpecProblem[]) => string;

/** The formats of `npm run openapi:lint -- --format …`. */
export const lintFormats: ReadonlyMap<string, LintFormat> = new Map([
  ['stylish', toStylish],
  ['json', toJson],
  ['github-actions', toGithubActions],
]);

/** Lists the problems by file, in columns. */
function toStylish(problems: SpecProblem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const blocks = files.map((file) => {
    const rows = problems
      .filter((problem) => problem.file === file)
      .map((problem) => [toPosition(problem), toSeverity(problem), problem.rule, toMessage(problem)]);
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const lines = rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    return [file, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return blocks.join('\n\n');
}

function toJson(problems: SpecProblem[]): string {
  return JSON.stringify(problems, undefined, 2);
}

/** Writes workflow commands of GitHub Actions, which shows the problems next to the changed lines. */
function toGithubActions(problems: SpecProblem[]): string {
  return problems
    .map((problem) => {
      const { file, line, column, rule } = problem;
      const kind = problem.known !== undefined ? 'notice' : problem.severity;
      const place = [
        `file=${toProperty(file)}`,
        line && `line=${line}`,
        column && `col=${column}`,
        `title=${toProperty(rule)}`,
      ];
      return `::${kind} ${place.filter(Boolean).join(',')}::${toData(toMessage(problem))}`;
    })
    .join('\n');
}

function toPosition({ line, column }: SpecProblem): string {
  return `${line ?? 1}:${column ?? 1}`;
}

function toSeverity(problem: SpecProblem): string {
  return problem.known === undefined ? problem.severity : 'known';
}

function toMessage({ message, known, related = [] }: SpecProblem): string {
  const others = related.length === 0 ? '' : ` See also ${related.map(toPlaceText).join(', ')}.`;
  const text = known === undefined ? message + others : `${message}${others} (known: ${known})`;
  return text.replace(/\s+/g, ' ').trim();
}

function toData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function toProperty(text: string): string {
  return toData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
