import { describe, expect, it } from 'vitest';
import { getContents } from '@/content/table-of-contents';

const toPage = (...depths: number[]) => ({
  headings: depths.map((depth, index) => ({ id: `${index}`, depth, text: `${index}`, content: [] })),
});
const read = (...args: Parameters<typeof getContents>) => getContents(...args).map(({ id, depth }) => `${id}:${depth}`);

describe('getContents', () => {
  it('returns headings of levels 2 and 3', () => {
    expect(read(toPage(2, 3, 4, 2))).toEqual(['0:2', '1:3', '3:2']);
  });

  it('uses the levels of the page or of the site', () => {
    expect(read({ ...toPage(2, 3, 4), tocMin: 3, tocMax: 4 })).toEqual(['1:2', '2:3']);
    expect(read(toPage(2, 3), { minHeadingLevel: 2, maxHeadingLevel: 2 })).toEqual(['0:2']);
    expect(read({ ...toPage(2, 3), tocMax: 2 }, { minHeadingLevel: 3, maxHeadingLevel: 3 })).toEqual(['0:2']);
  });

  it('moves up a heading whose parent is omitted', () => {
    expect(read({ ...toPage(2, 3, 2, 4), tocMin: 3, tocMax: 4 })).toEqual(['1:2', '3:2']);
  });

  it('moves up a heading that comes before the first heading of a higher level', () => {
    expect(read(toPage(3, 2, 3))).toEqual(['0:2', '1:2', '2:3']);
  });

  it('returns nothing if the page hides its contents', () => {
    expect(read({ ...toPage(2), hideContents: true })).toEqual([]);
  });
});
