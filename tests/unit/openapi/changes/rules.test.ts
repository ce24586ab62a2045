import { describe, expect, it } from 'vitest';
import { compare, toPets, toRow } from './compare';
import { others, otherRows } from './other-rows';
import { objectRows, valueRows, type SchemaRow } from './schema-rows';

describe('a change of a schema', () => {
  it.each([...valueRows, ...objectRows])('%s: %s becomes %s', (...row) => checkRow(row));
  it.each(otherRows)('%s: %s becomes %s, with alternatives', (...row) => checkRow(row, others));
});

/** Compares two schemas in both directions. Nothing else may be reported. */
function checkRow([rule, before, after, request, response, text]: SchemaRow, rest?: string): void {
  const rows = compare(toPets(before, rest), toPets(after, rest)).map(toRow).sort();
  const expected = [
    ...(request === '-' ? [] : [`${rule} | request | ${request} | ${text}`]),
    ...(response === '-' ? [] : [`${rule} | response | ${response} | ${text}`]),
  ];
  expect(rows).toEqual(expected);
}
