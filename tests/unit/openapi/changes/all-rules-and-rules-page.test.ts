import { describe, expect, it } from 'vitest';
import { toRootChange } from '@/openapi/changes/compare-specs';
import { annotationRules } from '@/openapi/changes/annotation-rules';
import { subschemaAndAlternativeRules } from '@/openapi/changes/subschema-and-alternative-rules';
import { parameterBodyAndResponseRules } from '@/openapi/changes/parameter-body-and-response-rules';
import { propertyRules } from '@/openapi/changes/property-rules';
import { rules, toRulesPage } from '@/openapi/changes/all-rules-and-rules-page';
import { serviceOperationSecurityAndServerRules } from '@/openapi/changes/service-operation-security-and-server-rules';
import { typeValueAndLimitRules } from '@/openapi/changes/type-value-and-limit-rules';
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
import { readFileSync } from 'node:fs';

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

it('has each rule once', () => {
  const groups = [
    serviceOperationSecurityAndServerRules,
    parameterBodyAndResponseRules,
    typeValueAndLimitRules,
    propertyRules,
    subschemaAndAlternativeRules,
    annotationRules,
  ];
  expect(groups.flatMap((group) => Object.keys(group))).toEqual(Object.keys(rules));
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

it('docs/api-changes.md matches the rules (npm run options)', () => {
  expect(readFileSync('docs/api-changes.md', 'utf8')).toBe(toRulesPage());
});

it('lists every rule once, with an example and both classes', () => {
  const rows = toRulesPage().match(/^\| `.*$/gm) ?? [];
  expect(rows.map((row) => /^\| `([\w-]+)`/.exec(row)?.[1])).toEqual(Object.keys(rules));
  expect(rows).toContain(
    '| `limit-tightened` | `Pet` may be at most new (was old). | breaking | safe | Requests that were accepted can be refused. Clients that accept more than they get need no change. |',
  );
  for (const row of rows) expect(row).not.toMatch(/undefined|\| \|/);
});

it('names a rule for every check of oasdiff, or says why there is none', () => {
  const [, ...lines] = readFileSync('tests/fixtures/oasdiff-checks.tsv', 'utf8').trim().split('\n');
  const checks = lines.map((line) => line.split('\t'));
  expect(new Set(checks.map(([check]) => check)).size).toBe(509);
  for (const [check, names = '', reason] of checks) {
    if (names === '-') expect(reason, check).toMatch(/\.$/);
    else for (const name of names.split(', ')) expect(Object.keys(rules), check).toContain(name);
  }
});
