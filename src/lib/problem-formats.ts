import { toVisibleLine } from './control-characters';
import { fail, toPlaceText, type Place } from './user-errors-and-mistakes';
import { toOffer } from './nearest-names';

/** A problem of a spec, a page, or the configuration, as the formats print it. */
export interface FoundProblem extends Partial<Place> {
  severity: 'error' | 'warning';
  /** The rule that found it, if it has a name. */
  rule?: string;
  message: string;
  fix?: string;
  /** The other places that the message is about. */
  related?: Place[];
  /** Why the problem is accepted. */
  known?: string;
}

/** Formats problems for people or tools. */
type ProblemFormat = (problems: readonly FoundProblem[]) => string;

/** The values of `--format` of the commands that check specs and pages. */
export const problemFormats: ReadonlyMap<string, ProblemFormat> = new Map([
  ['stylish', toStylish],
  ['json', toJson],
  ['github-actions', toGithubActions],
]);

/** Returns a format by its name. Fails for an unknown one and names the others. */
export function getFormat<Format>(formats: ReadonlyMap<string, Format>, name: string): Format {
  return (
    formats.get(name) ?? fail(`there is no format "${name}"`, { fix: toOffer(name, [...formats.keys()], 'Formats') })
  );
}

/** Lists the problems by file, in columns. */
function toStylish(problems: readonly FoundProblem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const blocks = files.map((file) => {
    const rows = problems
      .filter((problem) => problem.file === file)
      .map((problem) => [toPosition(problem), toSeverity(problem), problem.rule ?? [], toMessage(problem)].flat());
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const lines = rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    return [file ?? [], ...lines.map((line) => `  ${line}`)].flat().join('\n');
  });
  return blocks.join('\n\n');
}

function toJson(problems: readonly FoundProblem[]): string {
  return JSON.stringify(problems, undefined, 2);
}

/** Writes workflow commands of GitHub Actions, which shows the problems next to the changed lines. */
function toGithubActions(problems: readonly FoundProblem[]): string {
  return problems.map(toCommand).join('\n');
}

/** Writes a workflow command. */
export function toCommand(problem: Omit<FoundProblem, 'severity'> & { severity: FoundProblem['severity'] | 'notice' }) {
  const { file, line, column, rule } = problem;
  const kind = problem.known !== undefined ? 'notice' : problem.severity;
  const place = [
    file && `file=${toCommandValue(file)}`,
    line && `line=${line}`,
    column && `col=${column}`,
    rule && `title=${toCommandValue(rule)}`,
  ].filter(Boolean);
  return `::${[kind, place.join(',')].join(' ').trim()}::${toCommandText(toMessage(problem))}`;
}

function toPosition({ line, column }: FoundProblem): string {
  return `${line ?? 1}:${column ?? 1}`;
}

function toSeverity(problem: FoundProblem): string {
  return problem.known === undefined ? problem.severity : 'known';
}

function toMessage({ message, fix, known, related = [] }: Omit<FoundProblem, 'severity'>): string {
  const others = related.length === 0 ? '' : ` See also ${related.map(toPlaceText).join(', ')}.`;
  const what = fix === undefined ? message + others : `${(message + others).replace(/\.$/, '')}. ${fix}`;
  const text = known === undefined ? what : `${what} (known: ${known})`;
  return toVisibleLine(text);
}

/** Escapes the message of a workflow command of GitHub Actions. */
function toCommandText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes the value of a property of a workflow command, such as its file. */
function toCommandValue(text: string): string {
  return toCommandText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
