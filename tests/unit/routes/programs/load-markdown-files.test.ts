import { expect, it } from 'vitest';
import { loadMarkdownFiles } from '@/routes/programs/load-markdown-files';

const names = ['A', 'B', 'C'];

it('a document that is too long begins with its introduction, and names the sections of each part', async () => {
  const sections = names.map((name) => `## ${name}\n\n${name.repeat(20_000)}`);
  const document = {
    file: 'reference/pets.md',
    path: '/reference/pets/',
    title: 'Pets',
    load: () => Promise.resolve(['Use this page to find a pet.', ...sections].join('\n\n')),
  };
  const files = await loadMarkdownFiles(
    document,
    (href) => href,
    (_name, _keys, make) => make(),
  );
  const [index = '', ...parts] = await Promise.all(files.map(({ load }) => load()));
  expect(index).toMatch(/# Pets\n\nUse this page to find a pet\.\n\n- \[Pets, part 1\]\(.*\): A to B\n- .*: C\n$/);
  expect(parts.map((part) => part.includes('Use this page'))).toEqual([false, false]);
  expect(parts.join('').match(/^## ./gm)).toEqual(names.map((name) => `## ${name}`));
});
