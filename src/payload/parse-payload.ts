import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import * as messages from '@/messages';
import { deepest, findTooDeep } from '@/lib/depth-of-json';

/** Why a text is not JSON. Line and column are counted from 1. */
export interface NotJson {
  line: number;
  column: number;
  text: string;
}

/** Parses a payload. Returns the first problem if the text is not JSON or is nested too deeply. */
export function parsePayload(text: string): { value: unknown } | NotJson {
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) return { ...toPlace(text, tooDeep), text: messages.payloadTooDeep(deepest) };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    const [error] = errors;
    if (!error) return { line: 1, column: 1, text: messages.payloadJsonFaults.other };
    return { ...toPlace(text, error.offset), text: toText(printParseErrorCode(error.error)) };
  }
}

function toPlace(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function toText(code: string): string {
  // Not destructured, because then every page would load the whole catalog.
  const texts = messages.payloadJsonFaults;
  return Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : texts.other;
}
