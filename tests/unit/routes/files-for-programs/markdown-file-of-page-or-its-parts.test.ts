import { expect, it } from 'vitest';
import { loadMarkdownFiles } from '@/routes/files-for-programs/markdown-file-of-page-or-its-parts';

const names = ['A', 'B', 'C'];

it('a document that is too long begins with its introduction, and names the sections of each part, to which links to its rows lead', async () => {
  const sections = names.map((name) => `## ${name}\n\n${name.repeat(20_000)}`);
  const document = {
    file: 'reference/pets.md',
    path: '/reference/pets/',
    title: 'Pets',
    load: () =>
      Promise.resolve(
        ['Use this page to find a pet.', ...sections, '<a id="rex"></a>Rex'].join('\n\n') +
          '\n\n[Rex](https://docs.example.com/reference/pets.md#rex), [Tom](https://docs.example.com/reference/pets.md#tom)',
      ),
  };
  const files = await loadMarkdownFiles(
    document,
    (href) => href,
    (_name, _keys, make) => make(),
  );
  const [index = '', ...parts] = await Promise.all(files.map(({ load }) => load()));
  expect(index).toMatch(/# Pets\n\nUse this page to find a pet\.\n\n- \[Pets, part 1\]\(.*\): A to B\n- .*: C\n$/);
  expect(parts[1]).toContain(
    '[Rex](https://docs.example.com/reference/pets/part-2.md#rex), [Tom](https://docs.example.com/reference/pets.md#tom)',
  );
  expect(parts.map((part) => part.includes('Use this page'))).toEqual([false, false]);
  expect(parts.join('').match(/^## ./gm)).toEqual(names.map((name) => `## ${name}`));
});

it('an introduction does not end inside of its code', async () => {
  const code = '```sh\n## a comment of the shell\nls\n```';
  const document = {
    file: 'pets.md',
    path: '/pets/',
    title: 'Pets',
    load: () =>
      Promise.resolve(
        [`Intro.\n\n${code}`, ...names.map((name) => `## ${name}\n\n${name.repeat(20_000)}`)].join('\n\n'),
      ),
  };
  const files = await loadMarkdownFiles(
    document,
    (href) => href,
    (_name, _keys, make) => make(),
  );
  const [index = '', first = ''] = await Promise.all(files.map(({ load }) => load()));
  expect(index).toContain(`Intro.\n\n${code}\n\n- [`);
  expect(first).not.toContain('a comment of the shell');
});
