import type { SchemaNode } from '../model/schema';
import { isEqual } from '../equal-values';
import { toJsonText } from '../exact-numbers';
import type { Merged } from '../transform/schema/read-keywords-of-applying-schemas';
import type { Found } from './change';
import type { NodePair } from './comparison-types-and-operation-names';
import { compareMarks } from './compare-marks';

/** Compares what a schema says without a limit on its values: texts, the default, marks, and keywords that tools may know. */
export function compareAnnotations(nodes: NodePair): void {
  const { before, after, merged, report } = nodes;
  compareTexts(report, {}, [
    ['title', before.title, after.title],
    ['description', before.description?.source, after.description?.source],
    ['externalDocs', before.externalDocs?.url, after.externalDocs?.url],
  ]);
  compareExamples(nodes);
  compareTexts(report, {}, [['enum', toValueWords(before, after), toValueWords(after, before)]]);
  const defaults = { keyword: 'default', before: before.default, after: after.default };
  if (!isEqual(merged.before.find('default'), merged.after.find('default')))
    report({ rule: 'default-changed', ...defaults });
  compareMarks(before.sectionMarks ?? before.marks, after.sectionMarks ?? after.marks, report);
  if (!isEqual(toPlain(merged.before.find('xml')), toPlain(merged.after.find('xml'))))
    report({ rule: 'xml-changed', keyword: 'xml' });
  compareOthers(nodes);
}

/** Compares the examples of all schema objects that apply together, in any order and form. */
function compareExamples(nodes: NodePair): void {
  const [old, now] = [getExamples(nodes.merged.before), getExamples(nodes.merged.after)];
  const includes = (values: unknown[], value: unknown) => values.some((other) => isEqual(value, other));
  if (old.every((value) => includes(now, value)) && now.every((value) => includes(old, value))) return;
  const toText = (values: unknown[]) => values.map((value) => toJsonText(value)).join(', ');
  nodes.report({ rule: 'words-changed', keyword: findExampleKeyword(nodes), before: toText(old), after: toText(now) });
}

function getExamples(merged: Merged): unknown[] {
  const lists = merged.getAll('examples').flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  return [...merged.getAll('example'), ...lists];
}

function findExampleKeyword({ merged }: NodePair): string {
  const all = [...merged.before.sources, ...merged.after.sources];
  return all.some(({ schema }) => Array.isArray(schema['examples'])) ? 'examples' : 'example';
}

/** Returns the names and descriptions of the values that are in both lists. */
function toValueWords({ enumeration = [] }: SchemaNode, other: SchemaNode): string {
  const shared = new Set(other.enumeration?.map(({ value }) => value));
  return enumeration
    .flatMap(({ value, name, description }) =>
      !shared.has(value) || (name === undefined && !description)
        ? []
        : [`${value} ${name ?? ''} ${description?.source ?? ''}`],
    )
    .sort()
    .join('\n');
}

/** Compares the keywords that the model does not interpret. */
function compareOthers({ before, after, report }: NodePair): void {
  const toMap = ({ otherKeywords = [] }: SchemaNode) =>
    new Map(otherKeywords.map(({ keyword, value }) => [keyword, value]));
  const [old, now] = [toMap(before), toMap(after)];
  for (const keyword of new Set([...old.keys(), ...now.keys()])) {
    const found = { keyword, before: old.get(keyword), after: now.get(keyword) };
    if (found.before !== found.after) report({ rule: 'keyword-changed', ...found });
  }
}

/** Returns undefined for a description that says nothing. */
function toPlain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? undefined : value;
}

/** Reports texts for people that differ, each under the keyword that contains it. */
export function compareTexts<Where>(
  report: (found: Where & Pick<Found, 'rule' | 'keyword' | 'before' | 'after'>) => void,
  found: Where,
  texts: [keyword: string, before: string | undefined, after: string | undefined][],
): void {
  for (const [keyword, before, after] of texts)
    if ((before ?? '') !== (after ?? '')) report({ ...found, rule: 'words-changed', keyword, before, after });
}
