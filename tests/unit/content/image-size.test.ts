import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findImageSize } from '@/content/image-size';
import { makeFolder } from '../temporary-folder';

const folder = makeFolder();
it.each([
  ['width="24" height="12"', 24, 12],
  [`width='24px' height='12px'`, 24, 12],
  ['viewBox="0 0 512 256"', 512, 256],
  ['width="24" viewBox="0 0 512 256"', 24, 12],
  ['width="100%" height="24" viewBox="0 0 512 256"', 48, 24],
])('an SVG file with %s has the size that a browser gives it', (attributes, width, height) => {
  const file = path.join(folder, 'image.svg');
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);
  expect(findImageSize(file)).toEqual({ width, height });
});

it('an SVG file without a size has none', () => {
  const file = path.join(folder, 'image.svg');
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="24"></svg>');
  expect(findImageSize(file)).toBeUndefined();
});

it('a JPEG file has the size of its frame, after any number of fill bytes', () => {
  const file = path.join(folder, 'image.jpg');
  const frame = [0xc0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0];
  writeFileSync(file, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xff, ...frame, 0xff, 0xd9]));
  expect(findImageSize(file)).toEqual({ width: 40, height: 30 });
});

it.each([
  ['little-endian', [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0], [6, 0, 0, 0], 30, 40],
  ['big-endian', [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1], [0, 8, 0, 0], 30, 40],
  ['big-endian', [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1], [0, 3, 0, 0], 40, 30],
])(
  'a photo has the size that it has once a browser has turned it, in %s Exif data',
  (_, head, value, width, height) => {
    const file = path.join(folder, 'photo.jpg');
    const exif = [...Buffer.from('Exif\0\0'), ...head, ...value, 0, 0, 0, 0];
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0];
    writeFileSync(file, Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...frame, 0xff, 0xd9]));
    expect(findImageSize(file)).toEqual({ width, height });
  },
);
