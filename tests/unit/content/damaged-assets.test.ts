import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFileProblem } from '@/content/damaged-assets';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

/** A complete file of each format, and the number of bytes without which it is not complete. */
const complete: [name: string, data: Buffer, cut: number][] = [
  ['a.png', readFileSync('public/icon-192.png'), 20],
  ['a.gif', bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0], ';', [0, 0]), 3],
  [
    'a.jpg',
    bytes([0xff, 0xd8, 0xff, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xff, 0xda, 0, 4, 0, 0, 1, 2, 3, 0xff, 0xd9], 'more'),
    6,
  ],
  ['a.webp', bytes('RIFF', [8, 0, 0, 0], 'WEBPVP8 '), 1],
  ['a.avif', bytes([0, 0, 0, 12], 'ftypavif', [0, 0, 0, 12], 'mdat1234'), 2],
  ['a.svg', bytes('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'), 7],
  ['a.pdf', bytes('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'), 4],
  ['a.zip', bytes('PK\x03\x04data', 'PK\x05\x06', Array<number>(18).fill(0)), 20],
];

it.each(complete)('%s is accepted if it is complete', (name, data, cut) => {
  expect(findFileProblem(name, data)).toBeUndefined();
  expect(findFileProblem(name.toUpperCase(), data)).toBeUndefined();
  expect(findFileProblem(name, data.subarray(0, -cut))).toBe('is not complete');
  expect(findFileProblem(name, data.subarray(0, 8))).toMatch(/^is not /);
  expect(findFileProblem(name, Buffer.alloc(0))).toBe('is empty');
  expect(findFileProblem(name, bytes('<!doctype html><title>Not found</title>'))).toMatch(/^is not an? /);
});

it.each([
  ['a length that is less than that of its own head', [0, 0, 0, 3]],
  ['a long length of 0', [0, 0, 0, 1]],
])('a box with %s is not complete', (_, size) => {
  const data = bytes([0, 0, 0, 12], 'ftypavif', size, 'free', Array<number>(8).fill(0));
  expect(findFileProblem('a.avif', data)).toBe('is not complete');
});

it('the format of an image is that of its content, and text may be anything', () => {
  expect(findFileProblem('a.png', complete[2]?.[1] ?? Buffer.alloc(0))).toBeUndefined();
  expect(findFileProblem('a.svg', bytes('<svg/>'))).toBeUndefined();
  expect(findFileProblem('a.csv', Buffer.alloc(0))).toBeUndefined();
  expect(findFileProblem('a.json5', bytes('{}'))).toBeUndefined();
});
