import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isMap, isPair, LineCounter, parseDocument, stringify, type Node } from 'yaml';
import { loadForeignConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import { objects, toDocument } from '../../../fuzz/severities/documents';
import { table, type WrongValue } from '../../../fuzz/severities/table';
import { makeFolder } from '../../temporary-folder';

const folder = makeFolder();
const config = await loadForeignConfig();

/** Returns the problems of a document, by default of this project, as `line:column severity message`. */
async function lint(text: string, isForeign = false): Promise<string[]> {
  const file = path.join(folder, 'a.yaml');
  await writeFile(file, text);
  try {
    const source = { service: 'a', folder, file, isForeign };
    const { problems } = await loadService(folder, source, config);
    return problems.map(({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`);
  } catch (error) {
    const message = (error as Error).message.replace(/\n */g, '. ');
    return [message.replace(/^a\.yaml:(\d+:\d+): error [\w-]+/, '$1 error')];
  }
}

/** Returns the position of the node that a row is about, as `line:column`. */
function toPosition(text: string, { object, at, isAtKey }: WrongValue): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const keys = [...(objects[object]?.keys ?? []), ...at].map(String);
  let node: unknown = document.contents;
  let key: unknown = node;
  for (const name of keys) {
    const pair: unknown = isMap(node) ? node.items.find((item) => String(item.key) === name) : undefined;
    key = isPair(pair) ? pair.key : (node as { items: unknown[] }).items[Number(name)];
    node = isPair(pair) ? pair.value : key;
  }
  const { line, col } = lines.linePos(((isAtKey ? key : node) as Node).range?.[0] ?? 0);
  return `${line}:${col}`;
}

/** Returns true for a value for which a foreign spec is refused: an unknown version, or a reference that leaves the folder. */
function isReadNowhere({ key, value }: WrongValue): boolean {
  return key === 'openapi' || /"(?:\.\.\/|https:)/.test(JSON.stringify(value));
}

function hasError(problems: string[]): boolean {
  return problems.some((problem) => / error /.test(problem));
}

/** What an error of JavaScript looks like. */
const raw =
  /is not a function|is not iterable|Cannot |undefined|\[object |^ {4}at |TypeError|URI malformed|unknown reason/;
/** The words that begin a sentence that says what to do. */
const fix =
  /(?:^|[.:?] )(?:Add|Begin|Compare|Convert|Copy|Correct|Create|Define|Describe|Did you mean|Exchange|Give|Indent|Keep|Merge|Move|Put|Refer|Remove|Rename|Start|Use|Write)\b/;

describe('the table of severities', () => {
  it.each(Object.keys(objects))('has a valid document for each object: %s', async (object) => {
    for (const version of ['3.0', '3.1', '3.2']) {
      if (!table.some((row) => row.object === object && row.version === version)) continue;
      expect(await lint(stringify(toDocument(version, object, objects[object]?.value)))).toEqual([]);
    }
  });

  it.each(Object.keys(objects))(
    'has wrong values of %s, each of which gives a problem of its severity at its position, with a fix, and only warnings in a foreign spec',
    async (object) => {
      const failures: string[] = [];
      for (const row of table.filter((other) => other.object === object)) {
        const text = stringify(toDocument(row.version, object, row.value));
        const problems = await lint(text);
        const position = `${toPosition(text, row)} ${row.severity} `;
        const found = problems.find((problem) => problem.startsWith(position));
        const isPlain = problems.every((problem) => !raw.test(problem) && fix.test(problem));
        const isMild = row.severity === 'warning' && hasError(problems);
        const isRefused = hasError(await lint(text, true)) && !isReadNowhere(row);
        if (found && isPlain && !isMild && !isRefused) continue;
        failures.push(
          `${row.version} ${row.key} ${JSON.stringify(row.value)}: ${row.severity} ${position}but ${problems.join(' | ')}`,
        );
      }
      expect(failures).toEqual([]);
    },
  );
});
