import type { Operation } from '@/spec/model';
import type { View } from '../view';

/** Rows that a page of a large spec may unfold by itself; each body and response gets its share. */
const rowsOfPage = 320;
const rowsOfRoot = { least: 6, most: 160 };

/** The same of what is written inside of them, which can be opened nowhere else. */
const ownRowsOfPage = 3000;
const ownRowsOfRoot = 100;

/** What each body and each response of a page may unfold. */
export function getPageAllowance(operations: Operation[]): Pick<View, 'allowance' | 'ownRows'> {
  const roots = operations.reduce(
    (sum, { requestBody, responses }) => sum + (requestBody ? 1 : 0) + responses.length,
    1,
  );
  return {
    allowance: Math.min(rowsOfRoot.most, Math.max(rowsOfRoot.least, Math.floor(rowsOfPage / roots))),
    ownRows: Math.max(ownRowsOfRoot, Math.floor(ownRowsOfPage / roots)),
  };
}
