import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '@/export/copy-project';

/** Source files that serve pages, but are not on the path of a page. */
const services = /^src\/(?:components|generated|hosting|lib|markdown|messages|sample-checks|search|site|spec)\//;

interface Traced {
  process: string;
  read?: string;
  isLibrary?: boolean;
  written?: string;
}

interface Coverage {
  result: { url: string; functions: { ranges: { startOffset: number; count: number }[] }[] }[];
}

const folder = '.cache/page-path';
/** A word that occurs only in the text of one page. */
const word = 'zebrafinch';
const page = 'traced.md';

/**
 * Prints the path of a docs page from its source to `out/`: the source files with a function that is called for each additional
 * page, the processes, the stored files that contain its text, and how often its source is read. Compares two builds, the
 * second one with three more pages.
 */
export function printPagePath(): void {
  const few = build(1);
  const many = build(4);
  const onPath = [...many.calls].filter(([name, count]) => count - (few.calls.get(name) ?? 0) >= 3);
  const files = [...new Set(onPath.map(([name]) => name.replace(/:\d+$/, '')))].sort();
  const own = files.filter((file) => !services.test(file));
  const written = many.traced.flatMap((entry) => (entry.written === undefined ? [] : [toForm(entry.written)]));
  const reads = many.traced.filter(({ read }) => read !== undefined);
  const processes = new Set(many.traced.map((entry) => entry.process));
  const print = (text: string) => process.stdout.write(`${text}\n`);
  print(`\n### The path of a page\n\n${own.length} source files, and ${files.length - own.length} that serve it:\n`);
  for (const file of files) print(`- ${file}${services.test(file) ? ' (serves)' : ''}`);
  print(`\n${processes.size} processes hold its source or its text:\n`);
  for (const name of processes) print(`- ${name}`);
  print(`\n${new Set(written).size} stored forms:\n`);
  for (const form of new Set(written)) print(`- ${form}`);
  print(
    `\nIts source is read ${reads.filter(({ isLibrary }) => !isLibrary).length} times by our code, ${reads.filter(({ isLibrary }) => isLibrary).length} times by Contentlayer.`,
  );
}

function build(pages: number): { calls: Map<string, number>; traced: Traced[] } {
  copyProject(folder);
  const log = path.resolve('.cache/page-path.log');
  const coverage = path.resolve('.cache/page-path.coverage');
  for (const name of [log, coverage]) rmSync(name, { recursive: true, force: true });
  mkdirSync(coverage);
  for (let index = 1; index <= pages; index++) {
    const text = `## Section\n\nA text ${index === 1 ? word : 'of another page'} ${performance.timeOrigin} ${pages}.\n`;
    writeFileSync(
      path.join(folder, 'content/definitions', index === 1 ? page : `other-${index}.md`),
      `---\ntitle: Page ${index}\ndescription: A page.\n---\n\n${text}`,
    );
  }
  execFileSync(path.resolve('node_modules/.bin/tsx'), ['src/cli/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      TRACE_FILE: log,
      TRACE_WORD: word,
      TRACE_PAGE: page,
      NODE_OPTIONS: `--import ${new URL('./trace-page.mjs', import.meta.url).href}`,
      NODE_V8_COVERAGE: coverage,
    },
  });
  const traced = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Traced);
  const calls = countCalls(coverage);
  rmSync(folder, { recursive: true, force: true });
  return { calls, traced };
}

/** Counts the calls of each of our functions, by file and offset. */
function countCalls(coverage: string): Map<string, number> {
  const calls = new Map<string, number>();
  const root = `file://${path.resolve(folder)}/`;
  for (const name of readdirSync(coverage)) {
    const { result } = JSON.parse(readFileSync(path.join(coverage, name), 'utf8')) as Coverage;
    for (const { url, functions } of result) {
      if (!url.startsWith(root) || url.includes('/node_modules/') || url.includes('/.next')) continue;
      const findModule = toModules(fileURLToPath(url), url.slice(root.length).replace(/\?.*$/, ''));
      for (const { ranges } of functions) {
        const [range] = ranges;
        const file = range && findModule(range.startOffset);
        if (!range || !file) continue;
        const key = `${file}:${range.startOffset}`;
        calls.set(key, (calls.get(key) ?? 0) + range.count);
      }
    }
  }
  return calls;
}

/**
 * Returns a function that finds the source file of an offset; in a bundle, the last esbuild comment before the offset has its
 * name.
 */
function toModules(file: string, name: string): (offset: number) => string | undefined {
  if (/^src\/.*\.tsx?$/.test(name)) return () => name;
  const target = file.replace(/\?.*$/, '');
  if (!existsSync(target)) return () => undefined;
  const heads = [...readFileSync(target, 'utf8').matchAll(/^\/\/ (src\/.*\.tsx?)$/gm)];
  return (offset) => heads.findLast(({ index }) => index <= offset)?.[1];
}

/** Returns the path of a stored file relative to the project, with hashes replaced, so that files of one kind are equal. */
function toForm(file: string): string {
  const relative = path.isAbsolute(file) ? path.relative(path.resolve(folder), file) : file;
  return relative.replace(/[\da-f]{16,}/g, '<hash>').replace(/\.[\da-f]{8}(?:-[\da-f]+){4}$/, '');
}
