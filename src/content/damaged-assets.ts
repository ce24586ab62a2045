/** Formats by their first bytes. Each has a function that returns true for a complete file. */
const formats: { start: RegExp; isComplete: (data: Buffer) => boolean }[] = [
  { start: /^\x89PNG/, isComplete: (data) => data.includes('IEND') },
  { start: /^GIF8/, isComplete: (data) => withoutPadding(data).at(-1) === 0x3b },
  { start: /^\xff\xd8/, isComplete: isCompleteJpeg },
  { start: /^RIFF....WEBP/s, isComplete: (data) => data.length >= data.readUInt32LE(4) + 8 },
  { start: /^....ftyp/s, isComplete: isCompleteAvif },
];

const images = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** Returns why a browser cannot show or open a file with this content: `is empty`. Returns undefined if it can. */
export function findFileProblem(file: string, data: Buffer): string | undefined {
  if (data.length === 0 && !/\.(?:csv|txt)$/i.test(file)) return 'is empty';
  if (/\.svg$/i.test(file)) return findSvgProblem(data.toString('utf8'));
  if (/\.pdf$/i.test(file)) return findPartProblem(data, '%PDF-', '%%EOF', 'a PDF document');
  if (/\.zip$/i.test(file)) return findPartProblem(data, 'PK', 'PK\x05\x06', 'a ZIP archive');
  if (!images.test(file)) return undefined;
  // Browsers recognize the format of an image by its content, whatever its name.
  const format = formats.find(({ start }) => start.test(data.subarray(0, 16).toString('latin1')));
  if (!format) return 'is not an image';
  return isWithin(() => format.isComplete(data)) ? undefined : 'is not complete';
}

function findSvgProblem(text: string): string | undefined {
  if (!/<svg[\s>/]/.test(text)) return 'is not an SVG image';
  return /<\/svg\s*>/.test(text) || /<svg\b[^>]*\/>/.test(text) ? undefined : 'is not complete';
}

function findPartProblem(data: Buffer, start: string, end: string, what: string): string | undefined {
  if (!data.subarray(0, 1024).includes(start, 0, 'latin1')) return `is not ${what}`;
  return data.includes(end, 0, 'latin1') ? undefined : 'is not complete';
}

/** Returns true if an image has data after its headers, and the marker for its end after them. */
function isCompleteJpeg(data: Buffer): boolean {
  for (const { marker, at } of iterateJpegSegments(data))
    if (marker === 0xda) return data.includes(Buffer.from([0xff, 0xd9]), at);
  return false;
}

/** Iterates over the segments of a JPEG image, from the byte before each marker. Callers stop before the data of the image. */
export function* iterateJpegSegments(data: Buffer): Generator<{ marker: number; at: number; end: number }> {
  for (let at = 2; at + 4 <= data.length;) {
    const marker = data[at + 1] ?? 0;
    const end = at + 2 + data.readUInt16BE(at + 2);
    // A marker may follow any number of fill bytes.
    const isFill = marker === 0xff;
    if (!isFill) yield { marker, at, end };
    at = isFill ? at + 1 : end;
  }
}

/** Returns true if every box of the file is as long as it declares. A length of 0 extends to the end of the file. */
function isCompleteAvif(data: Buffer): boolean {
  let at = 0;
  while (at < data.length) {
    const size = data.readUInt32BE(at);
    if (size === 0) return true;
    const length = size === 1 ? Number(data.readBigUInt64BE(at + 8)) : size;
    // A box contains at least its size and its type.
    if (length < 8) return false;
    at += length;
  }
  return at === data.length;
}

function withoutPadding(data: Buffer): Buffer {
  let end = data.length;
  while (end > 0 && data[end - 1] === 0) end -= 1;
  return data.subarray(0, end);
}

/** Returns false if a file ends before a value that it must contain. */
function isWithin(check: () => boolean): boolean {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}
