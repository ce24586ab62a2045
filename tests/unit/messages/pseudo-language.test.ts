import { expect, it } from 'vitest';
import * as en from '@/messages/en';
import { loadPseudoCatalog } from '../../pseudo-language/catalog';
import { toPseudoText } from '../../pseudo-language/text';

const [de, ar] = [loadPseudoCatalog('de'), loadPseudoCatalog('ar')];

/** Lists the texts of a catalog, without those that functions return. */
function toTexts(catalog: object): string[] {
  return Object.values(catalog).flatMap((value: unknown) => {
    if (typeof value === 'object' && value !== null) return toTexts(value);
    return typeof value === 'string' ? [value] : [];
  });
}

it('toPseudoText lengthens words, adds accents or uses right-to-left letters, and keeps names and numbers', () => {
  expect(toPseudoText('Open 2 OpenAPI files, see README?', 'de')).toBe('Ööṗééññ 2 OpenAPI ḟîîĺééş, şéééé README?');
  expect(toPseudoText('Open 2 OpenAPI files, see README?', 'ar')).toBe('ععصههنن 2 OpenAPI فييلههس، سهههه README؟');
  expect(toPseudoText('← Back', 'ar')).toMatch(/^→ \p{Script=Arabic}+$/u);
});

it.each([
  ['de', de],
  ['ar', ar],
])(
  'the texts of "%s" are about 1.4 times longer than in English, and all with ordinary words differ',
  (_code, catalog) => {
    const [before, after] = [toTexts(en), toTexts(catalog)];
    const ratio = after.join('').length / before.join('').length;
    expect(ratio).toBeGreaterThan(1.35);
    expect(ratio).toBeLessThan(1.45);
    const same = after.filter((text, index) => text === before[index]);
    expect(same.filter((text) => /\b[A-Za-z][a-z]+\b/.test(text))).toEqual([]);
  },
);

it('functions keep their placeholders and conditions', () => {
  expect(de.basePathText('/')).toMatch(/ \/ \(ťĥéé đééḟääüüĺť\)\. .* BASE_PATH /);
  expect(de.basePathText('/docs')).not.toContain('(');
  expect(ar.tupleOf(['string', 'null'])).toMatch(/ string، null$/);
  expect(de.markdownConst('`a`')).toMatch(/ `a`$/);
  expect(Object.keys(ar.searchAreas)).toEqual(Object.keys(en.searchAreas));
});
