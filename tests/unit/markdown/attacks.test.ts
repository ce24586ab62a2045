import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { toProse } from '@/markdown/spec-description';
import { attacks, places } from '../../attacks';
import { renderPage, toHtml } from './render';

const words = (text: string) => new Set(text.split(' '));
const tags = words(
  'a blockquote br button code div em figcaption figure h2 hr img li ol p path pre section span strong sup svg table tbody td th thead tr ul wbr',
);
const attributes = words(
  'alt ariaHidden ariaLabel ariaPressed className d dataCodeBlock dataCopy dataDone dataKind dataLanguage dataShort dataWrapToggle decoding hidden href loading rel role src tabIndex target title type viewBox',
);
const browser = unified().use(rehypeRaw).freeze();

/**
 * Returns what an attack left in HTML after a browser has parsed it again: elements and attributes that our markup does not use,
 * and unsafe URLs.
 */
function findLeft(html: string): string[] {
  const left: string[] = [];
  const tree = browser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as Root) as Root;
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (!tags.has(tagName)) left.push(`<${tagName}>`);
    left.push(...Object.keys(properties).filter((name) => !attributes.has(name)));
    left.push(...findAddresses(element));
  });
  return left;
}

function findAddresses({ tagName, properties: { href, src, rel } }: Element): string[] {
  const home = 'https://docs.example.com/page/';
  return [href, src].flatMap((address) => {
    if (typeof address !== 'string' || !URL.canParse(address, home)) return [];
    const { protocol, origin } = new URL(address, home);
    if (!['http:', 'https:', 'mailto:'].includes(protocol)) return [address];
    const isForeign = origin !== new URL(home).origin && tagName === 'a';
    return isForeign && String(rel) !== 'noopener,noreferrer' ? [`${address} without rel`] : [];
  });
}

it('findLeft detects more than two hundred attacks in HTML that is not sanitized', () => {
  expect(attacks.length).toBeGreaterThan(200);
  expect(attacks.filter((attack) => findLeft(attack).length > 0).length).toBeGreaterThan(200);
});

it.each(Object.entries(places))('no attack leaves anything in a page or a description: %s', async (_name, put) => {
  const left: [attack: string, ...string[]][] = [];
  for (const attack of attacks) {
    const html = [(await renderPage(put(attack))).html, toHtml(toProse(put(attack)).tree)];
    const found = html.flatMap(findLeft);
    if (found.length > 0) left.push([attack, ...found]);
  }
  expect(left).toEqual([]);
});
