import { expect, it } from 'vitest';
import { toHash } from '@/build/policy';
import { toRedirectPage } from '@/build/finish';
import { getRedirectProblems } from '@/routes/content-problems';

const pages = new Set(['/support/', '/definitions/intro/']);

it('takes addresses that have moved to pages, with query and anchor', () => {
  const redirects = [
    { from: '/old/', to: '/support/' },
    { from: '/older/x/', to: '/definitions/intro/?a=b#c' },
  ];
  expect(getRedirectProblems(redirects, pages)).toEqual([]);
});

it('names the redirects of pages, and those that lead to none', () => {
  const redirects = [
    { from: '/support/', to: '/definitions/intro/' },
    { from: '/a/', to: '/nowhere/#b' },
  ];
  expect(getRedirectProblems(redirects, pages)).toEqual([
    {
      message: 'redirects: /support/ is redirected, but it is a page of the site',
      fix: 'Remove the page or the redirect.',
    },
    {
      message: 'redirects: /a/ leads to /nowhere/, which is not a page of the site',
      fix: 'Name the address of a page, or remove the redirect.',
    },
  ]);
});

it('leads on with and without scripts, and lets only its own script run', () => {
  const html = toRedirectPage({ from: '/old/', to: '/support/' });
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(html).toContain(`script-src 'self' ${toHash(script)};`);
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/support/"/></noscript>');
  expect(html).toContain('<a href="/support/">');
});

it.each([
  ['/support/', '/support/?a=b#c'],
  ['/support/#d', '/support/?a=b#d'],
  ['/support/?e=f#d', '/support/?e=f#d'],
])('keeps query and anchor of the address, unless the redirect to %s has its own', (to, expected) => {
  const script = /<script>(.*?)<\/script>/.exec(toRedirectPage({ from: '/old/', to }))?.[1] ?? '';
  const asked: URL[] = [];
  const location = new URL('https://docs.example.com/old/?a=b#c');
  new Function('location', script)(Object.assign(location, { replace: (url: URL) => asked.push(url) }));
  expect(asked.map(({ href }) => href)).toEqual([`https://docs.example.com${expected}`]);
});

it('cannot be led out of its script by an anchor', () => {
  expect(toRedirectPage({ from: '/old/', to: '/support/#</script><img>' })).not.toContain('</script><img>');
});
