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

/** What documents name although the project does not have it: what a fork or a writer adds, and a file of Next.js. */
const added = /(?:^|\/)(?:de\.ts|(?:overlays|versions)\/.*|error\.tsx)$/;

it.each(['README.md', 'openapi/rules/README.md', ...documents])(
  '%s names source files and folders that exist',
  (file) => {
    const paths = [...readdirSync('.'), ...['.github', 'deploy', 'openapi/rules', 'src', 'tests'].flatMap(listPaths)];
    const isKnown = (name: string) => paths.some((known) => known === name || known.endsWith(`/${name}`));
    const names = [...read(file).matchAll(/`([\w@.()[\]-]+(?:\/[\w@.()[\]-]+)*)(\.(?:tsx?|mjs|css)|\/)`/g)];
    const missing = names.flatMap(([, name = '', ending = '']) => {
      const isFolder = ending === '/';
      if (isFolder && !isKnown(name.split('/')[0] ?? '')) return [];
      return isKnown(isFolder ? name : name + ending) || added.test(name + ending) ? [] : [name + ending];
    });
    expect(missing).toEqual([]);
  },
);

function listPaths(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...entries.map((entry) => `${folder}/${entry}`)];
}

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
