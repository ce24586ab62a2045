import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { getServices, loadSpec } from '@/openapi/load';
import { loadPageSentences, loadSpecSentences } from './sentences';

function write(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const page = `---
title: No sentence
description: The front matter. It has two.
---

# A heading

A {product} has \`a\`, [b](/b/), and version 1.0.0. \`c\` is next:

:::warning[A title]
- In a list. :assumed[It is assumed.] After it!
:::

| Value | Meaning |
|---|---|
| \`A\` | First. Second |

| Value | Our reading |
|---|---|
| \`B\` | Read |

\`\`\`sh
echo "Code is no sentence."
\`\`\`

\`\`\`dot title="No sentence." alt="1. A diagram. 2. Its text."
digraph {}
\`\`\`

<!-- Written by \`npm run spec-pages\`: identifiers -->

Generated.
`;

it('reads each sentence of a page with its line, and says which ones are marked', async () => {
  const sentences = (await loadPageSentences(write('page.md', page))).map(({ line, text, marked }) => [
    line,
    text,
    marked,
  ]);
  expect(sentences).toEqual([
    [1, 'The front matter.', false],
    [1, 'It has two.', false],
    [8, 'A product has a, b, and version 1.0.0.', false],
    [8, 'c is next:', false],
    [11, 'In a list.', false],
    [11, 'After it!', false],
    [11, 'It is assumed.', true],
    [16, 'A | First. Second', false],
    [20, 'B | Read', true],
    [26, '1. A diagram.', false],
    [26, '2. Its text.', false],
  ]);
});

it('reads the introduction of a spec and of its tags', () => {
  const file = write(
    'openapi.yaml',
    'info: { title: Pets, description: "A [pet](#pet). It eats." }\ntags: [{ name: Pets, description: Read pets. }]\nopenapi: 3.1.0.\n',
  );
  expect(loadSpecSentences(file).map(({ text }) => text)).toEqual(['A pet.', 'It eats.', 'Read pets.']);
});

it('reads a file that pages include, which has no front matter', async () => {
  const sentences = await loadPageSentences(write('_shared.md', 'Shared.\n\n::include[./_other.md]\n\nAgain.\n'));
  expect(sentences.map(({ line, text }) => [line, text])).toEqual([
    [1, 'Shared.'],
    [5, 'Again.'],
  ]);
});

it('reads the values of the specs that a page shows', async () => {
  const [service = ''] = getServices();
  const [sentence] = await loadPageSentences(write('_value.md', `It has version :value[${service}/version].\n`));
  expect(sentence?.text).toBe(`It has version ${(await loadSpec(service)).version}.`);
});
