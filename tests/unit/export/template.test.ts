import { describe, expect, it } from 'vitest';
import { checkMarkup, PageTemplate, type PageValues } from '@/export/template';

const marks = { path: 'x0path0x', title: 'X0title0X', description: 'X0description0X', body: 'X0body0X' };
const push = (payload: string) => `self.__next_f.push([1,${JSON.stringify(payload)}])`;
const payload = '0:{"c":["","api","pets","x0path0x",""]}\n1:["$","title",null,{"children":"X0title0X | Site"}]\n';
const rest = '2:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"X0body0X"}}]\n';
const exported = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>X0title0X | Site</title>',
  '<meta name="description" content="X0description0X"/><link rel="canonical" href="/api/pets/x0path0x/"/></head>',
  '<body><div class="contents">X0body0X</div><script>start()</script>',
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push(payload)}</script>`,
  `<script>${push(rest)}</script></body></html>`,
].join('');
const settings = { file: 'api/pets/x0path0x/index.html', connect: [], basePath: '/docs' };
const template = new PageTemplate(exported, marks, settings);
const values = { path: 'operation/get', title: 'Get', description: 'Gets.', body: '<main>Pets</main>' };

/** What the framework is given in the browser. */
function run(own: Partial<PageValues>): string {
  const html = template.fill({ ...values, ...own });
  const [, textContent = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  const window: { __next_f?: unknown[][] } = {};
  const document = { currentScript: { previousElementSibling: { textContent } } };
  new Function('self', 'document', template.script.text)(window, document);
  expect(window.__next_f?.[0]).toEqual([0]);
  return String(window.__next_f?.[1]?.[1]);
}

describe('a page from the template of a large spec', () => {
  it('has its own head and body, and the payload in a file that all pages share', () => {
    const html = template.fill(values);
    expect(html).toContain('<title>Get | Site</title>');
    expect(html).toContain('<link rel="canonical" href="/api/pets/operation/get/"/>');
    expect(html).toContain('<div class="contents"><main>Pets</main></div><script>start()</script>');
    expect(html).toContain(`<script src="/docs/${template.script.path}"></script>`);
    expect(html).not.toMatch(/__next_f|[xX]0/);
  });

  it('gives the framework the values of the page, and nothing of its body', () => {
    expect(run({})).toBe(
      `${payload.replace('x0path0x', 'operation/get').replace('X0title0X', 'Get')}${rest.replace('X0body0X', '')}`,
    );
  });

  it('takes a title for text, wherever it stands', () => {
    const title = '$1"</script><b>\\ & \u2028$&';
    const html = template.fill({ ...values, title });
    expect(html).toContain('<title>$1&quot;&lt;/script&gt;&lt;b&gt;\\ &amp; \u2028$&amp; | Site</title>');
    expect(html.match(/<\/script>/g)).toHaveLength(template.fill(values).match(/<\/script>/g)?.length ?? 0);
    const [, row = ''] = run({ title }).split('\n');
    expect(JSON.parse(row.slice(2))).toEqual(['$', 'title', null, { children: `$${title} | Site` }]);
  });

  it('names only the scripts that stay in the page, whatever the page holds', () => {
    const policies = [values, { ...values, title: 'Other', body: '' }].map(
      (own) => /script-src ([^;]*);/.exec(template.fill(own))?.[1],
    );
    expect(policies[0]).toMatch(/^'self' 'sha256-[^']+'$/);
    expect(policies[1]).toBe(policies[0]);
  });

  it('refuses a body that the policy refuses', () => {
    expect(() => checkMarkup('<p style="color:red">', 'a/index.html')).toThrow(
      /a\/index.html: .*attribute style of <p>/s,
    );
    expect(checkMarkup(values.body, 'a/index.html')).toBe(values.body);
  });

  it('fails where the framework writes its payload in another way', () => {
    const other = exported.replace(push(rest), 'self.__next_f.push([2,"AA=="])');
    expect(() => new PageTemplate(other, marks, settings)).toThrow(/another form/);
  });
});
