import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getSampleReport, type SamplePage, type SampleReport } from '@/docs/samples/check';
import { toProblemText } from '@/docs/samples/problem';
import { type SpecDocument, toSpecDocument } from '@/docs/samples/spec-document';
import { fail } from '@/lib/fail';
import { runMain } from './step';

/** How many blocks were checked, a kind a line, after the problems. */
export function toReport({ blocks, counts, problems }: SampleReport): string {
  const kinds = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const width = Math.max(0, ...kinds.map(([kind]) => kind.length));
  return [
    ...problems.map(toProblemText),
    ...kinds.map(([kind, count]) => `${kind.padEnd(width)}  ${String(count).padStart(4)}`),
    `${blocks} code blocks read, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
  ].join('\n');
}

function loadPages(): SamplePage[] {
  return (
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .map((name) => `content/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.md'))
      // Other versions than the current one speak of other specs.
      .filter((file) => !/^content\/(locales\/[^/]+\/)?versions\//.test(file))
      .sort()
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  );
}

function loadSpecs(): SpecDocument[] {
  const services = readdirSync('openapi', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(`openapi/${entry.name}/openapi.yaml`),
  );
  return services.map(({ name }) => {
    const file = `src/generated/${name}.json`;
    if (!existsSync(file)) fail(`${file} is missing`, { fix: 'Run `npm run openapi` first.' });
    return toSpecDocument(name, JSON.parse(readFileSync(file, 'utf8')));
  });
}

/** `npm run samples`: checks the code blocks of all pages; the exit code is 1 if one is wrong. */
async function main(): Promise<void> {
  const report = getSampleReport(loadPages(), loadSpecs());
  console.log(toReport(report));
  if (report.problems.length > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('cli/samples.ts')) await runMain(main);
