import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { getDeployFiles, getHostFiles } from '@/hosting/host-files';
import { toNginxConfig } from '@/hosting/nginx-config';
import { getHostRules, isHashed } from '@/hosting/host-rules';
import { getSite } from '@/site/get-site';

const current = getDeployFiles(getHostRules({ basePath: '', isIndexed: true, redirects: getSite().redirects }));
const index = 'search-index/current-en.08b4ae9b61c1.json';
const rules = getHostRules({
  basePath: '/docs/x',
  isIndexed: false,
  redirects: [{ from: '/old/', to: '/support/' }],
  files: ['index.html', '_next/static/chunks/a.js', index, `${index}.br`, 'search-index/manifest.json'],
});

describe('deploy/', () => {
  it.each(Object.keys(current))('%s matches its source (npm run deploy:files)', (name) => {
    expect(readFileSync(`deploy/${name}`, 'utf8')).toBe(current[name]);
  });
});

describe('every host', () => {
  const all: Record<string, string> = { ...getHostFiles(rules), nginx: toNginxConfig(rules) };
  const withHeaders = [all._headers, all['staticwebapp.config.json'], all.nginx];

  it('sends the same headers', () => {
    for (const file of withHeaders)
      for (const [name, value] of Object.entries(rules.headers)) {
        expect(file).toContain(name);
        expect(file).toContain(value);
      }
  });

  it('caches hashed files for a year', () => {
    for (const file of withHeaders) {
      expect(file).toContain('/docs/x');
      expect(file).toContain('/_next/static/');
      expect(file).toContain('public, max-age=31536000, immutable');
    }
  });

  it('caches the search index for a year, but not its manifest', () => {
    expect(rules.hashedPaths).toEqual(['/_next/static/*', `/${index}`]);
    expect([isHashed(`/${index}`), isHashed('/search-index/manifest.json'), isHashed('/index.html')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(all._headers).toContain(`\n/docs/x/${index}\n  Cache-Control: ${rules.hashedCaching}\n`);
    expect(JSON.parse(all['staticwebapp.config.json'] ?? '')).toMatchObject({
      routes: [{}, {}, { route: `/docs/x/${index}`, headers: { 'Cache-Control': rules.hashedCaching } }, {}],
    });
    const pattern = /"~(\^.+)" "public, max-age=31536000, immutable"/.exec(all.nginx ?? '')?.[1] ?? '';
    const isKept = (answer: string) => new RegExp(pattern).test(answer);
    expect([`200 /docs/x/${index}`, '200 /docs/x/_next/static/chunks/a.js'].map(isKept)).toEqual([true, true]);
    expect(
      [`404 /docs/x/${index}`, `200 /${index}`, '200 /docs/x/search-index/manifest.json', '200 /docs/x/'].map(isKept),
    ).toEqual([false, false, false, false]);
  });

  it('redirects the old paths to the new ones below the base path', () => {
    expect(all._redirects).toContain('/docs/x/old/ /docs/x/support/ 301\n/docs/x/old /docs/x/support/ 301\n');
    expect(JSON.parse(all['staticwebapp.config.json'] ?? '')).toMatchObject({
      routes: [{ route: '/docs/x/old/', redirect: '/docs/x/support/', statusCode: 301 }, {}, {}, {}],
      responseOverrides: { 404: { rewrite: '/docs/x/404.html' } },
      mimeTypes: { '.txt': 'text/plain' },
    });
    expect(all.nginx).toContain('location = /docs/x/old { return 301 /docs/x/support/$is_args$args; }');
  });

  it('excludes search engines only from a preview', () => {
    for (const file of withHeaders) expect(file).toContain('X-Robots-Tag');
    expect(Object.values(current).join('')).not.toContain('X-Robots-Tag');
  });
});

describe('the Dockerfile', () => {
  const file = readFileSync('deploy/container/Dockerfile', 'utf8');

  it('has no problems according to dockerfile-utils', () => {
    expect(validate(file)).toEqual([]);
    expect(validate(`${file}CMD nginx\nrun x\n`).length).toBeGreaterThan(1);
  });

  it('accepts every build variable of docs/operators.md', () => {
    const rows = [...readFileSync('docs/operators.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| ([^|]+)\|/gm)];
    const names = rows.filter(([, , when = '']) => when.includes('build')).map(([, name]) => name);
    expect(names.length).toBeGreaterThan(4);
    expect([...file.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name).sort()).toEqual(names.sort());
  });

  it('names the release of each image and does not run as root', () => {
    expect([...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      expect.stringMatching(/^node:24-\w+-slim(@sha256:\w+)?$/),
      expect.stringMatching(/^debian:[a-z]+-slim(@sha256:\w+)?$/),
    ]);
    expect(file.slice(file.lastIndexOf('FROM'))).toMatch(/^USER www-data$/m);
  });

  it('excludes local and generated files from the image', () => {
    const ignored = readFileSync('deploy/container/Dockerfile.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', 'node_modules', 'out', 'src/generated']));
  });
});

describe('every host of a site in several languages', () => {
  const several = getHostRules({
    basePath: '/docs/x',
    isIndexed: true,
    redirects: [{ from: '/old/', to: '/support/' }],
    below: ['/de', '/pt-BR'],
    files: [`de/${index}`, 'de/_next/static/a.js'],
  });
  const all: Record<string, string> = { ...getHostFiles(several), nginx: toNginxConfig(several) };

  it('responds to an unknown path with the not-found page of its language, if the host can', () => {
    expect(all._redirects).toContain('/docs/x/de/* /docs/x/de/404.html 404\n');
    expect(all.nginx).toContain('error_page 403 404 =404 $site_not_found;');
    expect(all.nginx).toContain('default /docs/x/404.html;\n    "~^/docs/x/de/" /docs/x/de/404.html;');
    expect(all.nginx).toContain('location = /docs/x/pt-BR/404.html { internal; }');
  });

  it('caches the hashed files of each language and redirects its old paths', () => {
    expect(all._headers).toContain('/docs/x/_next/static/*\n');
    expect(all._headers).toContain('/docs/x/de/_next/static/*\n');
    expect(all['staticwebapp.config.json']).toContain('/docs/x/de/_next/static/*');
    expect(all.nginx).toContain('/docs/x(?:/de|/pt-BR)?(?:/_next/static/');
    expect(all._headers).toContain(`/docs/x/de/${index}\n`);
    expect([isHashed(`/de/${index}`), isHashed('/pt-BR/_next/static/a.js'), isHashed('/de/index.html')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(all._redirects).toContain('/docs/x/de/old/ /docs/x/de/support/ 301');
  });
});
