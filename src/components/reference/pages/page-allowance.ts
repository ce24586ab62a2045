import type { Operation } from '@/spec/model';

/** Rows that a page of a large spec may unfold by itself; each body and response gets its share. */
const rowsOfPage = 320;
const rowsOfRoot = { least: 6, most: 160 };

/** What each body and each response of a page may unfold. */
export function getPageAllowance(operations: Operation[]): number {
  const roots = operations.reduce(
    (sum, { requestBody, responses }) => sum + (requestBody ? 1 : 0) + responses.length,
    1,
  );
  return Math.min(rowsOfRoot.most, Math.max(rowsOfRoot.least, Math.floor(rowsOfPage / roots)));
}
