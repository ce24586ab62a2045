import { failSpec } from './spec-problem';

/**
 * Decodes a file as UTF-8, or as UTF-16 with a byte order mark, and normalizes line breaks. Fails for other bytes, and
 * for a NUL character.
 */
export function decode(bytes: Uint8Array, file: string): string {
  const encoding = findUtf16(bytes);
  const text = encoding === undefined ? decodeUtf8(bytes, file) : new TextDecoder(encoding).decode(bytes);
  const nul = text.indexOf('\0');
  if (nul !== -1)
    failSpec(
      toPosition(text.slice(0, nul), file),
      'encoding',
      'the file contains a NUL character',
      'Remove it, or save the file as UTF-8.',
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
    // The first replacement character marks the first undecodable bytes, unless the file itself contains one before them.
    const place = toPosition(text.slice(0, text.indexOf('\ufffd')), file);
    return failSpec(place, 'encoding', 'the file is not UTF-8', 'Save it as UTF-8.', cause);
  }
}

/** Returns the line and column after a text, which is the beginning of the file. */
function toPosition(before: string, file: string): { file: string; line: number; column: number } {
  const lines = before.split(/\r\n?|\n/);
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
