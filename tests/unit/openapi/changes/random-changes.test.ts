import { describe, expect, it } from 'vitest';
import { compareSpecs, type UnplacedChange } from '@/openapi/changes/compare-specs';
import { toComparedSpec } from '@/openapi/changes/compared-spec';
import { toDocument } from '../../../fuzz/changes/documents';
import { edits } from '../../../fuzz/changes/edits';
import { toOldVersion } from '../../../fuzz/changes/old-version';
import { Random } from '../../../fuzz/changes/random';
import { rewritings, shuffleKeys } from '../../../fuzz/changes/rewritings';
import type { Document } from '../../../fuzz/changes/types';

/** Few enough to take seconds. The documents follow from their numbers. */
const numbers = [0, 1, 2, 3];

function compare(before: unknown, after: unknown): UnplacedChange[] {
  return compareSpecs('pets', toComparedSpec(structuredClone(before)), toComparedSpec(structuredClone(after)));
}

function getTexts(before: unknown, after: unknown): string[] {
  return compare(before, after).map(({ rule, text, pointer }) => `${rule} ${text} ${pointer}`);
}

/** Returns the direction and class of each change, without those that several places share. */
function getClasses(before: unknown, after: unknown): string[] {
  return toDistinct(compare(before, after).map((change) => `${change.direction ?? 'both'} ${change.class}`));
}

function toDistinct(classes: string[]): string[] {
  return [...new Set(classes)].sort();
}

describe('a random document', () => {
  it.each(Object.entries(rewritings))('has no change if a rewriting %s', (_, rewrite) => {
    let isRewritten = false;
    for (const number of numbers) {
      const before = toDocument(new Random(number));
      const after = structuredClone(before);
      rewrite(after, new Random(number));
      isRewritten ||= JSON.stringify(before) !== JSON.stringify(after);
      expect(getTexts(before, after), `document ${number}`).toEqual([]);
    }
    expect(isRewritten).toBe(true);
  });

  it('has no change if all rewritings follow each other in any order, and its keys are in another one', () => {
    for (const number of [...numbers, 10, 11, 12, 13, 14, 15, 16, 17]) {
      const random = new Random(number);
      const before = toDocument(random);
      const after = structuredClone(before);
      for (const rewrite of random.shuffle(Object.values(rewritings))) rewrite(after, random);
      expect(getTexts(before, shuffleKeys(after, random)), `document ${number}`).toEqual([]);
    }
  });

  it('has no change if it is written as OpenAPI 3.0', () => {
    for (const number of numbers) {
      const before: Document = { ...toDocument(new Random(number)), webhooks: {} };
      const after = structuredClone(before);
      toOldVersion(after);
      expect(getTexts(before, after), `document ${number}`).toEqual([]);
    }
  });
});

describe('a random edit of a random document', () => {
  it.each(Object.entries(edits))('is found and classified, also after a rewriting, if it %s', (_, edit) => {
    let count = 0;
    for (let number = 0; count < numbers.length && number < 40; number++) {
      const random = new Random(number);
      const before = toDocument(random);
      const after = structuredClone(before);
      const expected = edit(after, random);
      if (!expected) continue;
      if (count > 0) random.pick(Object.values(rewritings))(after, random);
      expect(getClasses(before, after), `document ${number}`).toEqual(toDistinct(expected));
      count++;
    }
    expect(count).toBe(numbers.length);
  });
});
