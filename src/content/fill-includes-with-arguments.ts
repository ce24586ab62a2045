import { fail, type Place, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { isVariableName } from '@/markdown/variables';
import { type Replaced, toShownColumns } from './include-positions';

/** An argument of an include, `cluster="AKS"`, with the offset of its name in the line. */
export interface Argument {
  name: string;
  value: string;
  offset: number;
}

/** A word in braces for which an include has no argument. It may be a word of the site, so the caller decides. */
export interface OpenPlaceholder {
  name: string;
  mistake: PlacedMistake;
}

/** The lines of an included text with the arguments, and what was replaced in each. */
export interface Filled {
  lines: { text: string; replaced?: Replaced[] }[];
  open: OpenPlaceholder[];
}

const attribute = /\s*([^\s=]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))(?=\s|$)/y;

/** Reads the arguments of an include from the text in its braces, which begins at an offset in the line. */
export function readArguments(written: string, start: number, { file, line }: Place): Argument[] {
  const found: Argument[] = [];
  attribute.lastIndex = 0;
  for (let at = 0; written.slice(at).trim() !== ''; at = attribute.lastIndex) {
    const match = attribute.exec(written);
    const [all = '', name = '', ...values] = match ?? [];
    const offset = start + (match?.index ?? at) + all.search(/\S|$/);
    const isTwice = found.some((other) => other.name === name);
    if (!isVariableName(name) || isTwice)
      return fail(
        isTwice ? `the argument "${name}" occurs twice` : `{${written}} are not the arguments of an include`,
        {
          place: { file, line, column: (match ? offset : start + at) + 1 },
          fix: isTwice ? 'Remove one of them.' : 'Write them as {name="text"}, with names of letters only.',
        },
      );
    found.push({ name, value: values.find((value) => value !== undefined) ?? '', offset });
  }
  return found;
}

/** Matches code, an escaped character, or a word in braces. The `$` of a variable in a shell or a template is no placeholder. */
const pieces =
  /^(?:[\t >]|[-*+] |\d+[.)] )*(`{3,}(?![^\n]*`)|~{3,})[^\n]*(?:\n[\s\S]*?^[\t >]*\1[`~]*[\t ]*$|[\s\S]*)|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\2(?!`)|\\[^\n]|\$\{[^}\n]*\}|\{([A-Za-z]+)\}/gm;

/** Replaces `{name}` in an included text with the arguments, except in code and after a backslash. */
export function fillPlaceholders(text: string, given: Argument[], file: string, include: Place): Filled {
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const used = new Set<string>();
  const open: OpenPlaceholder[] = [];
  const replaced: (Replaced & { line: number })[] = [];
  let line = 1;
  let lineStart = 0;
  let seen = 0;
  const filled = text.replace(pieces, (match: string, _fence, _ticks, name: string | undefined, offset: number) => {
    if (name === undefined) return match;
    for (let end = text.indexOf('\n', seen); end !== -1 && end < offset; end = text.indexOf('\n', seen)) {
      line += 1;
      seen = lineStart = end + 1;
    }
    const value = values.get(name);
    const column = offset - lineStart + 1;
    if (value === undefined) {
      const mistake = toOpenMistake(name, { file, line, column }, include);
      open.push({ name, mistake });
      return match;
    }
    used.add(name);
    replaced.push({ line, column, length: value.length, written: match.length });
    return value;
  });
  failUnused(given, used, file, include);
  const lines = filled.split('\n').map((one, index) => {
    const own = replaced.filter((item) => item.line === index + 1);
    return own.length === 0 ? { text: one } : { text: one, replaced: toShownColumns(own) };
  });
  return { lines, open };
}

function failUnused(given: Argument[], used: ReadonlySet<string>, file: string, { file: page, line }: Place): void {
  for (const { name, offset } of given)
    if (!used.has(name))
      fail(`${file} does not use the argument "${name}"`, {
        place: { file: page, line, column: offset + 1 },
        fix: `Remove it, or write {${name}} in the file where its text belongs.`,
      });
}

function toOpenMistake(name: string, place: Place, include: Place): PlacedMistake {
  return {
    message: `{${name}} has no text where ${include.file}:${include.line} includes the file`,
    place,
    fix: `Add {${name}="…"} to the include. If it is text, write \\{${name}}.`,
  };
}
