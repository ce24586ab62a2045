import type { Body } from '@/openapi/model/body-and-media-type';
import type { Operation } from '@/openapi/model/operation';
import type { SchemaTable } from '@/openapi/model/schema';
import { Budget } from './schema-row-budget';
import { getShownChildIds, getInnerId } from './schema-children-and-row-counts';

/** The rows that a page of a large spec may expand to. Each body and response gets its share. A script fetches other rows when they are opened. */
const rowsOfPage = 160;
const rowsOfRoot = { least: 6, most: 80 };

/** The same for the rows of inline schemas, which have no separate page. */
const inlineRowsOfPage = 3000;
const inlineRowsOfRoot = 100;

/** The rows of the first levels of all bodies and responses of a page. Only a page with more of them leaves out first levels. */
const firstRowsOfPage = 1200;

/** Returns how many rows each body and each response of a page may expand to: in total, of the first level, and of inline schemas. */
export function getPageBudget(operations: Operation[], schemas: SchemaTable): Budget {
  const roots = getBodies(operations).length + 1;
  return new Budget({
    rows: Math.min(rowsOfRoot.most, Math.max(rowsOfRoot.least, Math.floor(rowsOfPage / roots))),
    firstLevel: findFirstLevelRows(operations, schemas),
    inline: Math.max(inlineRowsOfRoot, Math.floor(inlineRowsOfPage / roots)),
  });
}

/** Returns how many rows the first level of each body and each response of a page may have; undefined if all of them fit. */
export function findFirstLevelRows(operations: Operation[], schemas: SchemaTable): number | undefined {
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
