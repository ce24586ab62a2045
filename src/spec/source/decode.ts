import { failSpec } from './spec-error';

/** Decodes a file: UTF-8, or UTF-16 with its mark at the beginning. Anything else would be shown with wrong letters. */
export function decode(bytes: Uint8Array, file: string): string {
  const encoding = findUtf16(bytes);
  const text = encoding === undefined ? decodeUtf8(bytes, file) : new TextDecoder(encoding).decode(bytes);
  const nul = text.indexOf('\0');
  if (nul !== -1)
    failSpec(
      toPlace(text.slice(0, nul), file),
      'encoding',
      'the file holds a NUL character',
      'Take it out, or save the file as UTF-8.',
    );
  return text.replace(/\r\n?/g, '\n');
}

function findUtf16([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function decodeUtf8(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    const text = new TextDecoder('utf-8').decode(bytes);
    // The letter that stands for what could not be read; a file may hold it itself, but then not as the first one.
    const place = toPlace(text.slice(0, text.indexOf('\ufffd')), file);
    return failSpec(place, 'encoding', 'the file is not UTF-8', 'Save it in that encoding.', cause);
  }
}

function toPlace(before: string, file: string): { file: string; line: number; column: number } {
  const lines = before.split(/\r\n?|\n/);
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
