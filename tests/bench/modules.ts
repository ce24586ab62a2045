import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { copyProject } from '@/export/copy-project';
import { runProgram } from '@/export/run-steps-and-programs';
import { listFirstFiles } from '@/export/measure-and-check-budgets';

interface Section {
  offset: { line: number; column: number };
  map: { sources: string[]; mappings: string };
}

type SourceMap = { sections?: Section[] } & Section['map'];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Prints the modules in the scripts of a first load, in gzipped kilobytes: the gzipped size of each chunk is divided among its
 * sources in proportion to the characters that the source map assigns to them. `npm run bench -- modules`
 */
export async function printModules(): Promise<void> {
  const folder = '.cache/bench-modules';
  copyProject(folder);
  await runProgram('tsx', ['src/cli/build.ts'], { quiet: true, cwd: folder, env: { SOURCE_MAPS: '1' } });
  for (const page of ['definitions/intro', 'api/environments', '']) {
    const modules = await loadModules(path.join(folder, 'out'), page);
    const total = [...modules.values()].reduce((sum, size) => sum + size, 0);
    const toSum = (owner: string) =>
      [...modules].reduce((sum, [name, size]) => sum + (name.startsWith(owner) ? size : 0), 0).toFixed(1);
    process.stdout.write(
      `\n/${page}: ${total.toFixed(1)} KB of JavaScript; framework ${toSum('framework')}, packages ${toSum('package')}, ours ${toSum('ours')}\n`,
    );
    for (const [name, size] of [...modules].sort((one, other) => other[1] - one[1]))
      if (size >= 0.1) process.stdout.write(`${size.toFixed(1).padStart(7)}  ${name}\n`);
  }
}

async function loadModules(out: string, page: string): Promise<Map<string, number>> {
  const html = await readFile(path.join(out, page, 'index.html'), 'utf8');
  const scripts = [...listFirstFiles(html)].filter(([, part]) => part === 'js').map(([file]) => path.join(out, file));
  const modules = new Map<string, number>();
  for (const script of scripts) {
    const [code = '', map] = (await readFile(script, 'utf8')).split('\n//# sourceMappingURL=');
    const size = gzipSync(code, { level: 9 }).length / 1024;
    const shares = map
      ? toShares(code, JSON.parse(await readFile(path.join(path.dirname(script), map.trim()), 'utf8')) as SourceMap)
      : new Map([[path.basename(script), 1]]);
    for (const [source, share] of shares) {
      const name = toModule(source);
      modules.set(name, (modules.get(name) ?? 0) + share * size);
    }
  }
  return modules;
}

/** Returns the share of each source in a script: the characters from each mapping to the next one. */
function toShares(code: string, map: SourceMap): Map<string, number> {
  const lines = code.split('\n');
  const sections = map.sections ?? [{ offset: { line: 0, column: 0 }, map }];
  const marks = sections.flatMap(({ offset, map: { sources, mappings } }) =>
    toMarks(mappings).map(({ line, column, source }) => ({
      line: line + offset.line,
      column: column + (line === 0 ? offset.column : 0),
      source: source === undefined ? undefined : sources[source],
    })),
  );
  const shares = new Map<string, number>();
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1];
    const end = next?.line === mark.line ? next.column : (lines[mark.line]?.length ?? 0);
    const source = mark.source ?? 'the bundler';
    shares.set(source, (shares.get(source) ?? 0) + Math.max(end - mark.column, 0) / code.length);
  }
  const known = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return shares.set('the bundler', (shares.get('the bundler') ?? 0) + Math.max(1 - known, 0));
}

function toMarks(mappings: string): { line: number; column: number; source?: number }[] {
  let source = 0;
  return mappings.split(';').flatMap((text, line) => {
    let column = 0;
    return text
      .split(',')
      .filter((segment) => segment !== '')
      .map((segment) => {
        const [forward = 0, change] = toNumbers(segment);
        column += forward;
        if (change === undefined) return { line, column };
        source += change;
        return { line, column, source };
      });
  });
}

/** Decodes base64 VLQ numbers, least significant digit first; the lowest bit of each number is its sign. */
function toNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = letters.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Returns the owner of a module and its name: the file of our modules, or the name of a package. */
function toModule(source: string): string {
  const [, own] = /^(?!.*node_modules).*?\/(src\/.*)$/.exec(source) ?? [];
  if (own) return `ours       ${own}`;
  const [name] =
    source
      .split('node_modules/')
      .at(-1)
      ?.match(/^(?:@[^/]+\/)?[^/]+/) ?? [];
  const isPackage = source.includes('node_modules/');
  if (!isPackage) return 'framework  turbopack';
  const compiled = /next\/dist\/compiled\/([^/]+)/.exec(source)?.[1];
  const isNextExport = compiled !== undefined || /^(?:next|react|react-dom|scheduler|@swc\/helpers)$/.test(name ?? '');
  return `${isNextExport ? 'framework  ' : 'package    '}${compiled ?? name}`;
}
