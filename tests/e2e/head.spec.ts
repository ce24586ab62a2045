import { readFileSync } from 'node:fs';
import { environment } from '@/lib/environment';
import { expect, test } from './test';
import { routes } from './routes';

const read = (route: string) => readFileSync(`out${route}index.html`, 'utf8');

for (const route of routes) {
  test(`${route} has its meta tags, no style attribute, and only the inline scripts of its head and of Next.js`, () => {
    const html = read(route);
    const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    expect(meta('og:title')).toBe(title);
    expect(meta('description')).toBeTruthy();
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(html).toContain(`<link rel="canonical" href="${environment.siteUrl}${route}"/>`);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/i);
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([^<]*)/g)];
    const foreign = scripts.filter(
      ([, attributes = '', text = '']) =>
        // Data blocks, which browsers do not run.
        !/type="application\/(?:ld\+)?json"/.test(attributes) &&
        !/^\(\(\)=>\{\nconst values=|^\(globalThis\["TURBOPACK"\]|^\(self\.__next_f=|^self\.__next_f\.push|^\/\*static\*\/\(function\(\)\{var e=document\.documentElement|^0$/.test(
          text,
        ),
    );
    expect(foreign.map(([script]) => script.slice(0, 200))).toEqual([]);
  });
}
