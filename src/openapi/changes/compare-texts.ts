import type { OperationFound, OperationPair } from './operation-pair';

/** Reports texts for people that differ, each under the keyword that contains it. */
export function compareTexts(
  report: OperationPair['report'],
  found: Omit<OperationFound, 'rule'>,
  texts: [keyword: string, before: string | undefined, after: string | undefined][],
): void {
  for (const [keyword, before, after] of texts)
    if ((before ?? '') !== (after ?? '')) report({ ...found, rule: 'words-changed', keyword, before, after });
}
