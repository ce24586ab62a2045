import { describe, expect, it } from 'vitest';
import { toHash, checkMarkup, securePage } from '@/next-output/content-security-policy';
import { getConnectSources } from '@/search/algolia/connect-source-origins';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const secure = (html: string, connect: string[] = []) => securePage(html, { file: 'a/index.html', connect });
const getPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? '';

describe('securePage', () => {
  it('inserts the policy after the charset and before everything that it governs', () => {
    expect(secure(page('<link rel="stylesheet" href="/a.css"/>'))).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
  });

  it('allows nothing unsafe and only the same origin', () => {
    const policy = getPolicy(secure(page('<script>go()</script>')));
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it('adds the hash of each inline script to the policy, but not of data', () => {
    const policy = getPolicy(
      secure(page('<script>go(1 < 2 && "</b>")</script><script type="application/ld+json">{}</script>')),
    );
    expect(policy).toContain(`script-src 'self' ${toHash('go(1 < 2 && "</b>")')};`);
  });

  it('allows requests to Algolia and its events only if they are configured', () => {
    expect(getConnectSources(undefined)).toEqual([]);
    expect(getPolicy(secure(page(''), getConnectSources({ appId: 'AB12' })))).toContain(
      "connect-src 'self' https://ab12-dsn.algolia.net https://ab12.algolia.net https://ab12-1.algolianet.com",
    );
    expect(getConnectSources({ appId: 'AB12', host: 'https://proxy.example.com' })).toEqual([
      'https://proxy.example.com',
    ]);
    const withEvents = { appId: 'AB12', insights: true };
    expect(getConnectSources({ appId: 'AB12' })).not.toContain('https://insights.algolia.io');
    expect(getConnectSources(withEvents)).toContain('https://insights.algolia.io');
    expect(getConnectSources({ ...withEvents, host: 'https://proxy.example.com' })).toEqual([
      'https://proxy.example.com',
    ]);
  });

  it.each([
    ['<p style="color:red">', 'attribute style of <p>'],
    ['<p id="a" onclick="go()">', 'attribute onclick of <p id="a">'],
    ['<a href=" javascript:go()">', 'attribute href of <a>'],
    ['<a href="\u0001java\tscript:go()">', 'attribute href of <a>'],
    ['<button formaction="JavaScript:go()">', 'attribute formaction of <button>'],
    ['<style>p{}</style>', 'element <style>'],
    ['<iframe srcdoc="x"></iframe>', 'element <iframe>'],
    ['<base href="/x/">', 'element <base>'],
  ])('rejects a page that contains %s', (body, problem) => {
    expect(() => secure(page('', body))).toThrow(
      `a/index.html: The security policy blocks content of this page:\n  ${problem}`,
    );
  });

  it('accepts text and attributes that only look like script URLs', () => {
    const body =
      '<option value="JavaScript:go()" data-language="javascript:x">vbscript:</option><p title="javascript: a">';
    expect(secure(page('', body))).toContain(body);
  });

  it('rejects a page without a charset', () => {
    expect(() => secure('<html><head></head></html>')).toThrow('a/index.html: The page has no <meta charset>');
  });
});

describe('checkMarkup', () => {
  it('rejects markup that violates the policy and returns other markup unchanged', () => {
    expect(() => checkMarkup('<p style="color:red">', 'a/index.html')).toThrow(
      /a\/index.html: .*attribute style of <p>/s,
    );
    expect(checkMarkup('<p>Text</p>', 'a/index.html')).toBe('<p>Text</p>');
  });

  it.each([
    '<P CLASS="a"STYLE = "color:red">',
    '<p title="a"/onclick="go()">',
    "<a href='\n\tjavascript:go()'>",
    '<a href="java\tscript:go()">',
    '<a href="v\n\u0001b script\r:go()">',
    '<a href="java&#115;cript:go()">',
    '<a href="javascript&colon;go()">',
    '<form action="VBScript:go()">',
    '<svg><style>p{}</style></svg>',
    '<object data="/a"></object>',
    '<embed src="/a">',
    '<base\nhref="/x/">',
    '<iframe></iframe>',
    '<frame>',
    '<applet>',
    '<p srcdoc="x">',
  ])('rejects %j in whatever way it is written', (markup) => {
    expect(() => checkMarkup(`<div>${markup}</div>`, 'a/index.html')).toThrow('The security policy blocks content');
  });

  it('accepts text and values that only look like them', () => {
    const markup = '<p title="on = a">style = &quot;a&quot;, <code>onclick="go()"</code> javascript: &eacute;</p>';
    expect(checkMarkup(markup, 'a/index.html')).toBe(markup);
  });
});
