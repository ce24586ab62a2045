import { expect, it, vi } from 'vitest';
import { toForeignCopy } from '@/components/reference/scripts/clone-schema-content';

/** An element with only these attributes, as far as the copy reads and writes them. Node.js has no documents. */
class Row {
  readonly dataset: { more?: string; now?: string };

  constructor(
    public id: string,
    private href: string,
    more: string,
    now: string,
  ) {
    this.dataset = { more, now };
  }

  getAttribute = () => this.href;
  setAttribute = (_name: string, value: string) => (this.href = value);
}

/** Returns the id, permalink, source, and former anchor of a row in the copy of the schema `Pet` for the row `createOrder.body.pet`. */
function copy(anchor: string, permalink: string, more: string, now: string): (string | null | undefined)[] {
  const row = new Row(anchor, permalink, more, now);
  const found: Record<string, Row[]> = {
    '[id]': [row],
    '[data-now]': [row],
    '.permalink, .enum-value': [row],
    '[data-more]': [row],
  };
  const body = { querySelectorAll: (selector: string) => found[selector] ?? [] };
  vi.stubGlobal('document', { importNode: () => body });
  toForeignCopy(body as never, 'schema.Pet', 'createOrder.body.pet');
  vi.unstubAllGlobals();
  return [row.id, row.getAttribute(), row.dataset.more, row.dataset.now];
}

it.each([
  ['its own', 'schema.Pet.owner', 'createOrder.body.pet.owner'],
  ['one of its variants', 'schema.Pet:Cat=a.b', 'createOrder.body.pet:Cat=a.b'],
  ['the schema itself', 'schema.Pet', 'createOrder.body.pet'],
  ['another schema whose name begins alike', 'schema.PetOwner', 'schema.PetOwner'],
  ['another schema of the same name with a number', 'schema.Pet-2.owner', 'schema.Pet-2.owner'],
])('a copied schema refers to the copy only for its own rows: %s', (_name, anchor, expected) => {
  expect(copy(anchor, `#${anchor}`, anchor, anchor)).toEqual([expected, `#${expected}`, expected, expected]);
});
