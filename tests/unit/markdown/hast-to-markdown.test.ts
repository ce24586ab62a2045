import { toDescriptionHast } from '@/markdown/markdown-to-hast';
import { describe, expect, it } from 'vitest';
import { toPageTree } from '@/markdown/page-tree';
import { toMarkdown } from '@/markdown/hast-to-markdown';

async function write(source: string): Promise<string> {
  const { tree } = await toPageTree(source, { product: 'blueprint' });
  return toMarkdown(tree, (href) => `https://docs.example.com${href}`);
}

describe('toMarkdown', () => {
  it.each([
    ['headings, without the link to themselves', '## One {#first}\n\n### Two'],
    ['emphasis', 'A **bold**, *slanted*, ~~struck~~ `code` and snake_case.'],
    ['text that looks like formatting', '\\*no emphasis\\* and \\[no link\\]'],
    ['text that looks like a heading or a list', '\\## no heading\n\n1\\) no list'],
    ['text that looks struck or like an entity', '\\~\\~no\\~\\~ and \\&lt;'],
    ['code that contains two backticks', 'Write ` a `` b ` here.'],
    ['code in lists, with spaces at the ends of lines', '- one\n\n  ```text\n  x  \n  ```'],
    ['line breaks in tables', '| Name | Type |\n| --- | --- |\n| one<br>two | a |'],
    ['code that contains backticks', 'Write `` a ` b `` here.'],
    ['lists in lists', '- one\n  - inner\n- two\n\n3. three\n4. four'],
    ['loose lists', '- one\n\n  more\n\n- two'],
    ['quotations', '> One\n>\n> two'],
    ['fences', '```bash\ncurl -i\n```'],
    ['longer fences around fences', '````markdown\n```json\n{}\n```\n````'],
    ['shell sessions with their prompts', '```bash\n$ ls\na.txt\n```'],
    ['tables', '| Name | Type |\n| --- | --- |\n| `a` | one \\| two |'],
    ['tasks', '- [x] done\n- [ ] open'],
  ])('writes %s as the author did', async (_, source) => {
    expect(await write(source)).toBe(source.replace(' {#first}', ''));
  });

  it.each([
    ['variables', 'A {product}.', 'A blueprint.'],
    ['links', '[Concepts](/definitions/concepts/)', '[Concepts](https://docs.example.com/definitions/concepts/)'],
    ['targets with parentheses', '[A](/x_(z)/)', '[A](https://docs.example.com/x_%28z%29/)'],
    ['admonitions', ':::note[Title]\nText.\n:::', '> **Title**\n>\n> Text.'],
    ['tabs', '::::tabs\n:::tab[JSON]\nOne.\n:::\n:::tab[SDK]\nTwo.\n:::\n::::', '**JSON**\n\nOne.\n\n**SDK**\n\nTwo.'],
    ['labels of tabs', '::::tabs\n:::tab[\\*.tf]\nOne.\n:::\n::::', '**\\*.tf**\n\nOne.'],
    ['rules in lists', '- one\n  ***\n- two', '- one\n  ***\n- two'],
    ['details', ':::details[More]\nHidden.\n:::', '**More**\n\nHidden.'],
    ['titles of code', '```ts title="a.ts"\na\n```', '**a.ts**\n\n```typescript\na\n```'],
    ['steps', ':::steps\n### Ask\n\nOne.\n\n### Read\n\nTwo.\n:::', '### 1. Ask\n\nOne.\n\n### 2. Read\n\nTwo.'],
    ['cards', ':::cards\n- [One](/one/): the first.\n:::', '- [One](https://docs.example.com/one/): the first.'],
    [
      'diagrams',
      '```dot title="Parts" alt="A is in B."\ndigraph { a -> b }\n```',
      'A is in B.\n\nNodes: a; b. Connections: a → b.\n\n**Parts**',
    ],
    [
      'diagrams whose text looks like a list',
      '```dot alt="1. A calls B."\ndigraph { a -> b }\n```',
      '1\\. A calls B.\n\nNodes: a; b. Connections: a → b.',
    ],
    [
      'diagrams with groups, details, and labels of edges',
      '```dot alt="Shop."\ndigraph { compound=true subgraph cluster_s { label="Shop" a [label="Cart\\nopen"] d } b [label="Pay"]; c [label="Pay\\nlater"]; a -> b [label="card"]; a -> c [dir=both]; b -> c [dir=none]; b -> d [lhead=cluster_s]; c -> a }\n```',
      'Shop.\n\nNodes: Cart (open); Pay; Pay (later); d. Groups: Shop (Cart, d). Connections: Cart → Pay (card); Cart ↔ Pay later; Pay → Shop; Pay – Pay later; Pay later → Cart.',
    ],
  ])('writes what the page shows for %s', async (_, source, text) => {
    expect(await write(source)).toBe(text);
  });

  it('writes the text alternative of a diagram that is not drawn, if it has one', () => {
    const toText = (meta: string) => toMarkdown(toDescriptionHast(`One.\n\n\`\`\`dot ${meta}\ndigraph {}\n\`\`\``));
    expect(toText('alt="A is in B"')).toBe('One.\n\nA is in B.');
    expect(toText('alt="A is in B."')).toBe('One.\n\nA is in B.');
    expect(toText('')).toBe('One.');
  });
});
