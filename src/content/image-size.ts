import { readFileSync } from 'node:fs';
import { isSvg } from './assets';
import { iterateJpegSegments } from './damaged-assets';

/** Finds the width and height that an image file declares. Returns undefined for other formats, such as AVIF. */
export function findImageSize(file: string): { width: number; height: number } | undefined {
  try {
    return readImageSize(file, readFileSync(file));
  } catch (cause) {
    // The check of all files reports an incomplete image.
    if (!(cause instanceof RangeError)) throw cause;
    return undefined;
  }
}

function readImageSize(file: string, data: Buffer): { width: number; height: number } | undefined {
  if (isSvg(file)) return findSvgSize(data.toString('utf8'));
  if (data.subarray(1, 4).toString('latin1') === 'PNG')
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (data.subarray(0, 3).toString('latin1') === 'GIF')
    return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  if (data.subarray(8, 12).toString('latin1') === 'WEBP') return findWebpSize(data);
  if (data[0] === 0xff && data[1] === 0xd8) return findJpegSize(data);
  return undefined;
}

function findSvgSize(source: string): { width: number; height: number } | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(source) ?? [];
  const length = (name: string) => Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  const [, , width, height] = (/\sviewBox=["']([^"']+)["']/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [ownWidth, ownHeight] = [length('width'), length('height')];
  const ratio = width && height ? width / height : NaN;
  // One length alone is scaled by the view box, as in a browser.
  const size = {
    width: ownWidth || ownHeight * ratio || width || 0,
    height: ownHeight || ownWidth / ratio || height || 0,
  };
  return size.width > 0 && size.height > 0
    ? { width: Math.round(size.width), height: Math.round(size.height) }
    : undefined;
}

function findWebpSize(data: Buffer): { width: number; height: number } | undefined {
  const kind = data.subarray(12, 16).toString('latin1');
  if (kind === 'VP8X') return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = data.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function findJpegSize(data: Buffer): { width: number; height: number } | undefined {
  let isTurned = false;
  for (const { marker, at, end } of iterateJpegSegments(data)) {
    // Start-of-frame segments contain the size. In the same range, c4 and cc are tables, and c8 is reserved.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1) isTurned ||= isQuarterTurn(data.subarray(at + 4, end));
  }
  return undefined;
}

/**
 * Returns true if the Exif data of a photo tells browsers to turn it by a quarter.
 * Exif uses tag 274 of TIFF 6.0.
 */
function isQuarterTurn(segment: Buffer): boolean {
  if (segment.subarray(0, 6).toString('latin1') !== 'Exif\0\0') return false;
  const data = segment.subarray(6);
  const isLittleEndian = data.subarray(0, 2).toString('latin1') === 'II';
  const readShort = (at: number) => (isLittleEndian ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const list = isLittleEndian ? data.readUInt32LE(4) : data.readUInt32BE(4);
  const entries = Array.from({ length: readShort(list) }, (_, index) => list + 2 + 12 * index);
  const orientation = entries.find((entry) => readShort(entry) === 0x112);
  return orientation !== undefined && readShort(orientation + 8) > 4;
}
