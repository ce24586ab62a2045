import type { Mark } from '../model/prose-marks-server-and-docs-links';
import type { RuleId } from './all-rules-and-rules-page';
import type { NodePair } from './comparison-types-and-operation-names';

const rulesOfMarks: Partial<Record<Mark['kind'], RuleId>> = {
  sunset: 'sunset-changed',
  stability: 'stability-changed',
};

/** Compares what an item says about its life. */
export function compareMarks(
  before: readonly Mark[] = [],
  after: readonly Mark[] = [],
  report: NodePair['report'],
): void {
  const [old, now] = [toDeprecation(before), toDeprecation(after)];
  const keyword = 'deprecated';
  if (old === undefined && now !== undefined) report({ rule: 'deprecated', keyword });
  else if (old !== undefined && now === undefined) report({ rule: 'no-longer-deprecated', keyword });
  else if (old !== now) report({ rule: 'words-changed', keyword, before: old, after: now });
  for (const [kind, rule] of Object.entries(rulesOfMarks)) {
    const texts = { before: toText(before, kind), after: toText(after, kind) };
    if (texts.before !== texts.after) report({ rule, keyword: `x-${kind}`, ...texts });
  }
  for (const kind of ['replacement', 'since', 'badge']) {
    const texts = { before: toText(before, kind), after: toText(after, kind) };
    if (texts.before !== texts.after) report({ rule: 'words-changed', keyword: kind, ...texts });
  }
}

function toDeprecation(marks: readonly Mark[]): string | undefined {
  return marks.find(({ kind }) => kind === 'deprecated')?.text;
}

function toText(marks: readonly Mark[], kind: string): string | undefined {
  const texts = marks.filter((mark) => mark.kind === kind).map(({ text }) => text);
  return texts.length === 0 ? undefined : texts.join(', ');
}
