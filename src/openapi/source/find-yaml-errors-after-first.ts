import { LineCounter, parseDocument, type ErrorCode } from 'yaml';

/** A syntax error of a YAML text. */
interface YamlMistake {
  line: number;
  column: number;
  message: string;
}

/** Errors that say nothing about the lines after them, so that each one is a mistake of its own, in the words of the other parser. */
const local = new Map<ErrorCode, string>([
  ['DUPLICATE_KEY', 'duplicated mapping key'],
  ['TAB_AS_INDENT', 'tab characters must not be used in indentation'],
  ['BLOCK_AS_IMPLICIT_KEY', 'bad indentation of a mapping entry'],
]);

/** Finds the errors of a text in other lines than that of the error at which the parser of specs stops. */
export function findFurtherMistakes(text: string, known: number): YamlMistake[] {
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter, logLevel: 'silent' });
  const found = errors.flatMap(({ code, pos: [start] }) => {
    const message = local.get(code);
    const { line, col: column } = lineCounter.linePos(start);
    return message === undefined || line === known ? [] : [{ line, column, message }];
  });
  return found.filter(({ line }, index) => found.findIndex((other) => other.line === line) === index);
}
