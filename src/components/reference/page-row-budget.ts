import type { Body } from '@/openapi/model/body-and-media-type';
import type { Operation } from '@/openapi/model/operation';
import type { SchemaTable } from '@/openapi/model/schema';
import { Budget } from './schema-row-budget';
import { getShownChildIds, getInnerId } from './schema-children-and-row-counts';

/** The rows that a page of a large spec may expand to. Each body and response gets its share. A script fetches other rows when they are opened. */
const rowsOfPage = { all: 160, least: 6, most: 80 };

/** The same for the rows of inline schemas, which have no separate page. */
const inlineRowsOfPage = 3000;
const inlineRowsOfRoot = 100;

/** The rows that a complete API on one page may expand to. */
const rowsOfCompletePage = { all: 4000, least: 8, most: 400 };

/** The rows of the first levels of all bodies and responses of a page. Only a page with more of them leaves out first levels. */
const firstRowsOfPage = 1200;

/** Returns how many rows each body and each response of a page may expand to: in total, of the first level, and of inline schemas. */
export function getPageBudget(operations: Operation[], schemas: SchemaTable): Budget {
  const roots = countRoots(operations);
  return new Budget({
    rows: getRowsOfRoot(rowsOfPage, roots),
    firstLevel: findFirstLevelRows(operations, schemas),
    inline: Math.max(inlineRowsOfRoot, Math.floor(inlineRowsOfPage / roots)),
  });
}

/** Returns how many rows each body and each response of a complete API on one page may expand to: in total, and of the first level. */
export function getCompletePageBudget(operations: Operation[], schemas: SchemaTable): Budget {
  return new Budget({
    rows: getRowsOfRoot(rowsOfCompletePage, countRoots(operations)),
    firstLevel: findFirstLevelRows(operations, schemas),
  });
}

function countRoots(operations: Operation[]): number {
  return getBodies(operations).length + 1;
}

function getRowsOfRoot({ all, least, most }: typeof rowsOfPage, roots: number): number {
  return Math.min(most, Math.max(least, Math.floor(all / roots)));
}

/** Returns how many rows the first level of each body and each response of a page may have; undefined if all of them fit. */
function findFirstLevelRows(operations: Operation[], schemas: SchemaTable): number | undefined {
  const bodies = getBodies(operations);
  const rows = bodies.flatMap(({ content }) =>
    content.map(({ schema = '' }) => {
      const inner = schemas[getInnerId(schemas, schema)];
      return inner ? getShownChildIds(inner).length : 0;
    }),
  );
  const sum = rows.reduce((total, count) => total + count, 0);
  return sum <= firstRowsOfPage ? undefined : Math.floor(firstRowsOfPage / bodies.length);
}

function getBodies(operations: Operation[]): Pick<Body, 'content'>[] {
  return operations.flatMap(({ requestBody, responses }) => [...(requestBody ? [requestBody] : []), ...responses]);
}
