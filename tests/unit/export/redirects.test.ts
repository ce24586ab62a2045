import { expect, it } from 'vitest';
import { securePage, toHash } from '@/next-output/content-security-policy';
import { listRedirectPages, toRedirectPage } from '@/routes/redirect-pages';
import { getRedirectProblems } from '@/routes/content-problems';

const pages = new Map([
  ['/support/', undefined],
  ['/definitions/intro/', new Set(['c'])],
]);

it('getRedirectProblems accepts redirects to pages, also with a query and an anchor', () => {
  const redirects = [
    { from: '/old/', to: '/support/' },
    { from: '/older/x/', to: '/definitions/intro/?a=b#c' },
  ];
  expect(getRedirectProblems(redirects, pages)).toEqual([]);
});

it('getRedirectProblems reports a redirect from a page and those to a missing page or anchor', () => {
  const redirects = [
    { from: '/support/', to: '/definitions/intro/' },
    { from: '/a/', to: '/nowhere/#b' },
    { from: '/b/', to: '/definitions/intro/#gone' },
  ];
  const place = { file: 'src/site.config.ts', line: expect.any(Number), column: expect.any(Number) };
  expect(getRedirectProblems(redirects, pages)).toEqual([
    {
      place,
      message: 'redirects: /support/ is redirected, but it is a page of the site',
      fix: 'Remove the page or the redirect.',
    },
    {
      place,
      message: 'redirects: /a/ points to /nowhere/, which is not a page of the site',
      fix: 'Name the address of a page, or remove the redirect.',
    },
    {
      place,
      message: 'redirects: /b/ points to #gone, which is not on /definitions/intro/',
      fix: 'Name an anchor of that page, or only the page.',
    },
  ]);
});

it('a redirect page works with and without JavaScript, and its policy allows only its own script', () => {
  const page = toRedirectPage({ from: '/old/', to: '/support/' });
  const html = securePage(page, { file: 'old/index.html', connect: [] });
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(html).toContain(`script-src 'self' ${toHash(script)};`);
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/support/"/></noscript>');
  expect(html).toContain('<a href="/support/">');
});

it.each([
  ['/support/', '/support/?a=b#c'],
  ['/support/#d', '/support/?a=b#d'],
  ['/support/?e=f#d', '/support/?e=f#d'],
])('a redirect page keeps query and anchor of the URL unless the target %s has its own', (to, expected) => {
  const script = /<script>(.*?)<\/script>/.exec(toRedirectPage({ from: '/old/', to }))?.[1] ?? '';
  const asked: URL[] = [];
  const location = new URL('https://docs.example.com/old/?a=b#c');
  new Function('location', script)(Object.assign(location, { replace: (url: URL) => asked.push(url) }));
  expect(asked.map(({ href }) => href)).toEqual([`https://docs.example.com${expected}`]);
});

it('the anchor of a redirect cannot end the script of its page', () => {
  expect(toRedirectPage({ from: '/old/', to: '/support/#</script><img>' })).not.toContain('</script><img>');
});

it('lists a page for each redirect', async () => {
  const redirects = [
    { from: '/old/', to: '/support/' },
    { from: '/older/x/', to: '/support/#a' },
  ];
  const files = listRedirectPages(redirects);
  expect(files.map(({ path }) => path)).toEqual(['old/index.html', 'older/x/index.html']);
  expect(await files[1]?.load()).toContain('<a href="/support/#a">');
});
