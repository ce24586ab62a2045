import type { Code } from 'mdast';
import { toOffer } from '@/lib/nearest-names';
import { toLanguage } from './code-languages';
import { fenceOptions, toFence } from './fence-options';
import { toPosition, toWarning, type MarkdownProblem, type Report } from './problem';

/** The languages in which other systems draw diagrams and formulas. */
const drawn = ['mermaid', 'math', 'latex', 'plantuml', 'graphviz', 'd2'];

/** Reports the options of a code block that have no effect, and a language that the block shows as text. */
export function reportFence(node: Code, report: Report): void {
  for (const problem of findProblems(node.lang ?? '', node.meta ?? '', node.value))
    report({ ...problem, ...toPosition(node) });
}

function findProblems(lang: string, meta: string, code: string): MarkdownProblem[] {
  const { unknown = [], alt, highlighted } = toFence(meta);
  const language = toLanguage(lang);
  const lines = code.split('\n').length;
  const outside = highlighted.filter((line) => line > lines);
  return [
    ...unknown.map((written) => toUnknown(written)),
    ...(/[{}="]/.test(lang)
      ? [toWarning(`"${lang}" is not a language`, 'Write the language first, then a space: ```text title="…".')]
      : []),
    ...(drawn.includes(language)
      ? [
          toWarning(
            `a block of "${lang}" is shown as text`,
            'Draw it as a graph in the DOT language, ```dot alt="…", or show it as ```text.',
          ),
        ]
      : []),
    ...(alt !== undefined && language !== 'dot'
      ? [toWarning('only diagrams have a text alternative', 'Remove alt=, or write a title: title="…".')]
      : []),
    ...(outside.length > 0
      ? [toWarning(`{${outside.join()}} highlights no line`, `Name lines from 1 to ${lines}.`)]
      : []),
  ];
}

/** A misspelled option with a value may turn off a check of the sample, so it is an error. */
function toUnknown(written: string): MarkdownProblem {
  const [key = '', value] = written.split('=', 2);
  const fix = /["']/.test(written)
    ? 'Put the value in quotation marks, and a backslash before those in it: title="a \\"b\\"".'
    : toOffer(value === undefined ? key : `${key}=`, fenceOptions, 'Options');
  return {
    severity: value === undefined ? 'warning' : 'error',
    message: `"${written}" is not an option of code blocks`,
    fix,
  };
}
