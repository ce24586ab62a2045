import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkBudgets } from '@/export/measure-and-check-budgets';
import { environment } from '@/lib/environment';
import { listFiles } from '@/lib/files';
import { getFolderSize } from './measure-build';

/** Prints exact figures of the sources and of the export in `out/`, counts and bytes, to compare them with another commit. */
export async function printBaseline(): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const sources = git('ls-files', 'src')
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const code = sources.filter((file) => !file.endsWith('.css') && !file.startsWith('src/messages/'));
  const styles = sources.filter((file) => file.endsWith('.css'));
  const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const installed = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
  const pages = listFiles('out').filter((file) => file.endsWith('.html'));
  const rows: [string, string | number][] = [
    ['commit', git('rev-parse', '--short', 'HEAD')],
    ['source files without styles and messages', code.length],
    ['lines in them', countLines(code)],
    ['files of fewer than 25 lines', code.filter((file) => countLines([file]) < 25).length],
    ['files of more than 200 lines', code.filter((file) => countLines([file]) > 200).length],
    ['lines of CSS', countLines(styles)],
    ['direct dependencies', Object.keys({ ...packages.dependencies, ...packages.devDependencies }).length],
    ['packages in the lock file', Object.keys(installed.packages).length - 1],
    ['pages', pages.length],
    ['files of the export', listFiles('out').length],
    ['MB of the export', getFolderSize('out').toFixed(2)],
    ['KB of all HTML, gzip', toGzipSize(pages.map((file) => path.join('out', file)))],
    ['KB of the search index, gzip', toGzipSize(findSearchFiles())],
  ];
  process.stdout.write(`\n### Baseline\n\n| What | Figure |\n|---|---|\n`);
  for (const [name, value] of rows) process.stdout.write(`| ${name} | ${value} |\n`);
  for (const { kind, measure, value, page } of await checkBudgets('out', environment.basePath))
    process.stdout.write(`| ${kind}: ${measure}, ${page} | ${Number.isInteger(value) ? value : value.toFixed(1)} |\n`);
}

function countLines(files: string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}

function toGzipSize(files: string[]): string {
  return (files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1024).toFixed(1);
}

function findSearchFiles(): string[] {
  return listFiles('out')
    .filter((file) => file.includes('search-index/'))
    .map((file) => `out/${file}`);
}
