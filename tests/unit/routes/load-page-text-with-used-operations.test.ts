import { expect, it } from 'vitest';
import { getPages, loadTree } from '@/content/load-pages-with-trees-and-text';
import { getMentions } from '@/content/mentions-of-api-items';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import * as messages from '@/messages';
import { findOperations, loadTreeWithOperations } from '@/routes/load-page-text-with-used-operations';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import { toModel } from '../openapi/to-model';

const spec = toModel(`
paths:
  /pets:
    get: { operationId: listPets, responses: {} }
    post: { operationId: createPet, responses: {}, parameters: [{ name: a, in: query, schema: { type: string } }] }
    delete: { operationId: deletePets, responses: {} }
components: { schemas: { Pet: { type: object } } }`);

it('finds the operations that a guide uses, each once and in the order of the specification', () => {
  const targets = ['createPet.query.a', 'schema.Pet', 'listPets', 'createPet'];
  const mentions = targets.map((target) => ({ target: `/api/test/#${target}`, title: 'G', path: '/g/' }));
  expect(findOperations([spec], mentions).map(({ id }) => id)).toEqual(['listPets', 'createPet']);
});

it('a guide ends with links to its operations, and any other page ends with its text', async () => {
  const guides: string[] = [];
  for (const page of getPages()) {
    const [text, shown] = [await loadTree(page, loadNames), await loadTreeWithOperations(page)].map((tree) =>
      toMarkdown(tree),
    );
    if (shown === text) continue;
    guides.push(page.file);
    expect(shown?.slice(text?.length)).toMatch(new RegExp(`^\\n\\n${messages.usedOperations} \\[.*\\]\\(/api/.*\\)$`));
    const names = [...(shown?.slice(text?.length) ?? '').matchAll(/\[(.*?)\]\(/g)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const mentions = getMentions(page, await loadTree(page, loadNames));
    expect(mentions.some(({ isCommand }) => isCommand)).toBe(true);
  }
  expect(guides).toContain('content/api-technical-reference/livesystems.md');
  expect(guides.length).toBeGreaterThan(5);
  expect(guides.length).toBeLessThan(getPages().length);
});
