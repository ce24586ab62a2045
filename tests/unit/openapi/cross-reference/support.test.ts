import { describe, expect, it } from 'vitest';
import { getContent, isElement, walkElements } from '@/markdown/hast-elements';
import { toPlainText } from '@/markdown/plain-text';
import { toTree } from '@/markdown/build-hast-for-generated-pages';
import { supportExtensions } from '@/messages';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';
import { toSupportPage } from '@/openapi/cross-reference/pages/openapi-support';
import { supportedObjects } from '@/openapi/supported-fields';
import { toMarkdownWithIds } from './to-markdown-with-ids';

describe('the page of the fields of OpenAPI', () => {
  it('says for each field where it appears, or why it is ignored, or that no test has it', () => {
    const versions = ['3.0', '3.1', '3.2'];
    const { sections } = toSupportPage([
      {
        title: 'Info Object',
        url: 'https://spec.test/#info',
        fields: [
          { name: 'title', versions, places: ['page', 'checked'] },
          { name: '$self', versions: ['3.2'], places: ['checked'], reason: 'version' },
          { name: 'kind', versions: ['3.0'], places: ['page'] },
          { name: 'kind', versions: ['3.1', '3.2'], places: ['page', 'markdown', 'samples'] },
          { name: '{name}', versions },
          { name: 'x-internal', versions, places: [] },
          { name: 'x-displayName', versions, places: ['page'] },
        ],
      },
    ]);
    const texts = sections.map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.map(({ elements }) => toMarkdownWithIds(elements)),
    }));
    expect(texts).toEqual([
      {
        id: 'info-object',
        title: 'Info Object',
        blocks: [
          '[Info Object in the specification](https://spec.test/#info)',
          `| Field | Result |
|---|---|
| \`title\` {#info-object-title} | Page, Checked |
| \`$self\` (3.2) {#info-object-self} | Ignored, Checked. It says how the document is read. |
| \`kind\` (3.0) {#info-object-kind} | Page |
| \`kind\` (3.1, 3.2) {#info-object-kind-3-1-3-2} | Page, Markdown, Samples |
| \`{name}\` {#info-object-name} | Not tested |
| \`x-internal\` {#info-object-x-internal} | ${supportExtensions['x-internal'] ?? ''} |
| \`x-displayName\` {#info-object-x-displayname} | Page. ${supportExtensions['x-displayName'] ?? ''} |`,
        ],
      },
    ]);
  });

  it('is one page, in which each row has its own anchor and shows the name of its field', () => {
    const pages = toPages(toSupportPage());
    expect(pages).toHaveLength(1);
    const ids: unknown[] = [];
    const names: string[] = [];
    walkElements(pages[0]?.write() ?? toTree([]), (element) => {
      if (element.properties.id !== undefined) ids.push(element.properties.id);
      const [cell] = element.tagName === 'tr' ? getContent(element) : [];
      const [name] = isElement(cell, 'td') ? getContent(cell) : [];
      if (isElement(name, 'code')) names.push(toPlainText(name));
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(names).toEqual(supportedObjects.flatMap(({ fields }) => fields.map(({ name }) => name)));
  });
});
