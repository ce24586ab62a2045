import { describe, expect, it } from 'vitest';
import { toRootChange } from '@/openapi/changes/compare-specs';
import { rules } from '@/openapi/changes/rules';
import { bodyRows } from './body-rows';
import { compare, toPets, toRow, type SchemaRow } from './compare';
import { limitRows } from './limit-rows';
import { operationRows } from './operation-rows';
import { others, otherRows } from './other-rows';
import { parameterRows } from './parameter-rows';
import { propertyRows } from './property-rows';
import { securityRows } from './security-rows';
import { subschemaRows } from './subschema-rows';
import { valueRows } from './value-rows';

const schemaRows = [...valueRows, ...limitRows, ...propertyRows, ...subschemaRows];
const documentRows = [...operationRows, ...parameterRows, ...bodyRows, ...securityRows];
const serviceRows = [
  ['service-removed', 'before', 'breaking', 'The service pets was removed.'],
  ['service-added', 'after', 'safe', 'The service pets is new.'],
] as const;

describe('a change of a schema', () => {
  it.each(schemaRows)('%s: %s becomes %s', (...row) => checkRow(row));
  it.each(otherRows)('%s: %s becomes %s, with alternatives', (...row) => checkRow(row, others));
});

describe('a change outside of schemas', () => {
  it.each(documentRows)('%s: %s becomes %s', (rule, before, after, direction, kind, text) => {
    expect(compare(before, after).map(toRow)).toEqual([[rule, direction, kind, text].join(' | ')]);
  });

  it.each(serviceRows)('%s', (rule, side, kind, text) => {
    expect(toRow(toRootChange('pets', rule, side))).toBe([rule, 'both', kind, text].join(' | '));
  });
});

it('has a row for every rule', () => {
  const rows = [...schemaRows, ...otherRows, ...documentRows, ...serviceRows];
  const tested = new Set<string>(rows.map(([rule]) => rule));
  expect(Object.keys(rules).filter((rule) => !tested.has(rule))).toEqual([]);
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
