import { describe, expect, it } from 'vitest';
import { getContents } from '@/docs/contents';

const toPage = (...depths: number[]) => ({
  headings: depths.map((depth, index) => ({ id: `${index}`, depth, text: `${index}`, content: [] })),
});
const read = (...args: Parameters<typeof getContents>) => getContents(...args).map(({ id, depth }) => `${id}:${depth}`);

describe('the contents of a page', () => {
  it('hold the second and third level', () => {
    expect(read(toPage(2, 3, 4, 2))).toEqual(['0:2', '1:3', '3:2']);
  });

  it('take other levels from the page, or from the site', () => {
    expect(read({ ...toPage(2, 3, 4), tocMin: 3, tocMax: 4 })).toEqual(['1:2', '2:3']);
    expect(read(toPage(2, 3), { minHeadingLevel: 2, maxHeadingLevel: 2 })).toEqual(['0:2']);
  });

  it('move up what is below a heading that is left out', () => {
    expect(read({ ...toPage(2, 3, 2, 4), tocMin: 3, tocMax: 4 })).toEqual(['1:2', '3:2']);
  });

  it('do not nest headings that something else separates', () => {
    expect(read(toPage(3, 2, 3))).toEqual(['0:2', '1:2', '2:3']);
  });

  it('are empty where the page wants none', () => {
    expect(read({ ...toPage(2), hideContents: true })).toEqual([]);
  });
});
