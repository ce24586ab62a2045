import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const guides = ['docs/writers.md', 'docs/operators.md', 'openapi/README.md', 'CONTRIBUTING.md'];
const others = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const documents = [...new Set([...guides, ...others])];
const read = (file: string) => readFileSync(file, 'utf8');

it('the README has at most 650 words and lists every document', () => {
  const readme = read('README.md');
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(650);
  const linked = [...readme.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file]) => file);
  expect(documents.filter((file) => !linked.includes(file))).toEqual([]);
});

it('the README or a guide names every npm script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const text = ['README.md', ...guides].map(read).join('\n');
  const isNamed = (script: string) => new RegExp(`npm (?:run )?${script}(?![\\w:-])`).test(text);
  expect(Object.keys(scripts).filter((script) => !isNamed(script))).toEqual([]);
});

it.each(['README.md', ...documents])('the links of %s lead to files and headings', (file) => {
  const targets = [...withoutCode(read(file)).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  const broken = targets.filter(([, target = '', anchor]) => {
    const other = target === '' ? file : path.join(path.dirname(file), target);
    return !existsSync(other) || (anchor !== undefined && !getAnchors(read(other)).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

function withoutCode(text: string): string {
  return text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
}

/** Returns the anchors that GitHub gives the headings of a document. */
function getAnchors(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
