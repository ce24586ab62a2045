import { expect, it } from 'vitest';
import type { SampleField } from '@/openapi/samples/multipart-fields';
import { toPartsBody } from '@/openapi/samples/multipart-parts-as-sent';

it('multipart/related names the type of its root, also inside of another part', () => {
  const root = { name: '', value: '<p>', contentType: 'text/html; charset=utf-8' } as SampleField;
  const inner = { name: '', value: '', contentType: 'multipart/related', parts: [root] } as SampleField;
  const { mediaType, pieces } = toPartsBody('multipart/related', [inner]);
  expect(mediaType).toMatch(/^multipart\/related; type="multipart\/related"; boundary=/);
  expect(pieces.flat().join('')).toMatch(/^Content-Type: multipart\/related; type="text\/html"; boundary=/m);
});
