import { expect, it } from 'vitest';
import { toCandidates } from '@/content/link-targets-and-candidate-files';

it('a path in a translation may be relative to its folder, to that of the original, to its language, or to all content', () => {
  const page = { file: 'content/locales/de/guides/a.md' };
  expect(toCandidates('images/x.png', page, 'content')).toEqual([
    'content/locales/de/guides/images/x.png',
    'content/guides/images/x.png',
    'content/locales/de/images/x.png',
    'content/images/x.png',
  ]);
  expect(toCandidates('/images/x.png', page, 'content')).toEqual([
    'content/locales/de/images/x.png',
    'content/images/x.png',
  ]);
});
