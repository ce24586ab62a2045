import { expect, it } from 'vitest';
import { Budget, type Cost } from '@/components/reference/schema-row-budget';

const cost = (rows: number, rest: Partial<Cost> = {}): Cost => ({
  rows,
  children: rows,
  inlineChildren: 0,
  references: 0,
  ...rest,
});
const reference = { isInline: false, isNamed: true, isInSection: false };
const inline = { isInline: true, isNamed: false, isInSection: false };

/** Returns the budget inside a body that costs nothing. */
function toInside(limits: ConstructorParameters<typeof Budget>[0]): Budget {
  const inside = new Budget(limits).spend(cost(0, { references: 1 }), reference);
  if (!(inside instanceof Budget)) throw new Error(`no budget is left: ${inside}`);
  return inside;
}

it('shows the first level of a body beyond the rows of the budget, up to a limit of its own', () => {
  expect(new Budget({ rows: 0 }).spend(cost(500), reference)).toBeInstanceOf(Budget);
  expect(new Budget({ rows: 0, firstLevel: 20 }).spend(cost(500), reference)).toBe('linked');
  expect(new Budget({ rows: 0, firstLevel: 20 }).spend(cost(500), { ...reference, isNamed: false })).toBeInstanceOf(
    Budget,
  );
});

it('links a schema inside if its rows exceed what is left, except in its own section', () => {
  expect(toInside({ rows: 10 }).spend(cost(10), reference)).toBeInstanceOf(Budget);
  expect(toInside({ rows: 10 }).spend(cost(11), reference)).toBe('linked');
  expect(toInside({ rows: 10 }).spend(cost(11), { ...reference, isInSection: true })).toBeInstanceOf(Budget);
});

it('divides the rows that are left among the references', () => {
  const left = new Budget({ rows: 10 }).spend(cost(4, { references: 2 }), reference);
  expect(left instanceof Budget && left.spend(cost(3), reference)).toBeInstanceOf(Budget);
  expect(left instanceof Budget && left.spend(cost(4), reference)).toBe('linked');
});

it('shows inline schemas, which have no section to link to, until their own rows are used up', () => {
  const body = new Budget({ rows: 0, inline: 20 });
  const left = body.spend(cost(100, { children: 10, inlineChildren: 2 }), { ...reference, isNamed: false });
  expect(left instanceof Budget && left.spend(cost(5), inline)).toBeInstanceOf(Budget);
  expect(left instanceof Budget && left.spend(cost(6), inline)).toBe('cut');
});
