import type { SchemaNode } from '../model/schema';
import { isEqual } from '../equal-values';
import { parseJson } from '../exact-numbers';
import type { NodePair } from './node-pair';
import { compareMarks } from './compare-marks';

/** Compares what a schema says without a limit on its values: texts, the default, marks, and keywords that tools may know. */
export function compareSchemaWords(nodes: NodePair): void {
  const { before, after, merged, report } = nodes;
  compareText(nodes, 'title', before.title, after.title);
  compareText(nodes, 'description', before.description?.source, after.description?.source);
  compareText(nodes, 'externalDocs', before.externalDocs?.url, after.externalDocs?.url);
  if (!isEqual(before.examples.map(parseJson), after.examples.map(parseJson)))
    report({
      rule: 'words-changed',
      keyword: 'examples',
      before: before.examples.join(', '),
      after: after.examples.join(', '),
    });
  compareText(nodes, 'enum', toValueWords(before), toValueWords(after));
  const defaults = { keyword: 'default', before: before.default, after: after.default };
  if (!isEqual(merged.before.find('default'), merged.after.find('default')))
    report({ rule: 'default-changed', ...defaults });
  compareMarks(before.sectionMarks ?? before.marks, after.sectionMarks ?? after.marks, report);
  if (!isEqual(toPlain(merged.before.find('xml')), toPlain(merged.after.find('xml'))))
    report({ rule: 'xml-changed', keyword: 'xml' });
  compareOthers(nodes);
}

function compareText({ report }: NodePair, keyword: string, before: string | undefined, after: string | undefined) {
  if ((before ?? '') !== (after ?? '')) report({ rule: 'words-changed', keyword, before, after });
}

/** Returns the names and descriptions of the values that are in both lists. */
function toValueWords({ enumeration = [] }: SchemaNode): string {
  return enumeration
    .flatMap(({ value, name, description }) =>
      name === undefined && !description ? [] : [`${value} ${name ?? ''} ${description?.source ?? ''}`],
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
