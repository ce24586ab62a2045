import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { Extension } from 'micromark-util-types';
import { unified } from 'unified';
import { expect, it, vi } from 'vitest';
import { getContentFiles } from '@/content/list-content-files';
import { parseDescription, parsePage } from '@/markdown/parser';
import { remarkVariables } from '@/markdown/variables';
import { attacks } from '../../attacks';

const variables = { product: 'product', site: 'www.example.com', mail: 'a@example.com', w: 'w', http: 'x' };
const page = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkVariables, variables).freeze();
const description = unified().use(remarkParse).use(remarkGfm).freeze();

/** Texts that GFM turns into links, or does not, in every notation. */
const links = [
  'www.example.com, WWW.example.com, ww.example.com and xwww.example.com',
  'See https://example.com/a_b_c. HTTP://example.com; xhttp://example.com (http://example.com)',
  'a@example.com, a.b-c_d+e@example.com, a@b, @example.com',
  'mailto:a@example.com and xmpp:a@example.com/b',
  'a&#64;example.com',
  'a&commat;example.com',
  '&#119;&#119;&#119;.example.com',
  '&#104;&#116;&#116;ps://example.com',
  'a\\@example.com, www\\.example.com, http\\://example.com',
  '`www.example.com` and `a@example.com` and <https://example.com> and <a@example.com>',
  '[www.example.com](/x/) [a](https://example.com) ![www.example.com](x.png)',
  '| www.example.com | a@example.com |\n|---|---|\n| https://example.com | x |',
  '# www.example.com\n\n- https://example.com\n  a@example.com\n\n> www.example.com[^1]\n\n[^1]: www.example.com',
  ':::note[www.example.com]\nwww.example.com\n:::',
  '{site}, {mail}, {w}ww.example.com, {http}, \\{site}, {unknown}@example.com',
  'R&D, a & b, AT&T; ~~struck~~ *text* and text-with-dashes_and_more, 1.5 h',
];

/** Fragments of links and of their surroundings, which are combined at random but in the same way in each run. */
const pieces =
  'www|.|http|s|://|@|a|example|com|&#64;|&amp;|\\|*|_|`|[|](|)|<|>|~|{w}|{site}|:|-|1| | |\n|\n\n|# |- |x@y.z'.split(
    '|',
  );
let state = 1;
const random = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below;
const mixes = Array.from({ length: 3000 }, () =>
  Array.from({ length: 2 + random(14) }, () => pieces[random(pieces.length)]).join(''),
);
const pages = getContentFiles('content').map((file) => readFileSync(path.join('content', file), 'utf8'));
const texts = [...links, ...mixes, ...attacks.map((attack) => JSON.stringify(attack))];

it('parsePage and parseDescription return the same trees as the complete syntax, including positions', () => {
  for (const text of texts) expect(parseDescription(text)).toEqual(description.parse(text));
  for (const text of [...texts, ...pages]) expect(parsePage(text, variables)).toEqual(page.parse(text));
});

it('parsePage tries email autolinks only in text that can contain one', () => {
  const text = 'Response environment mutation path environment version. ';
  // All parsers share the constructs, which are objects of the library's module.
  const constructs = (page.data().micromarkExtensions ?? []).flatMap((extension) =>
    Object.values((extension as Extension).text ?? {}).flat(),
  );
  const emailAutolink = constructs.find((construct) => construct?.name === 'emailAutolink');
  if (!emailAutolink) throw new Error('GFM has no construct of this name.');
  const tries = vi.spyOn(emailAutolink, 'tokenize');
  parsePage(text, variables);
  expect(tries).not.toHaveBeenCalled();
  page.parse(text);
  expect(tries).toHaveBeenCalled();
});
