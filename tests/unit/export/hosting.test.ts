import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getDeployFiles, getHostFiles } from '@/export/hosting/files';
import { toNginxConfig } from '@/export/hosting/nginx';
import { getHostRules } from '@/export/hosting/rules';
import { redirects } from '@/site/redirects';

const current = getDeployFiles(getHostRules({ basePath: '', isIndexed: true, redirects }));
const rules = getHostRules({ basePath: '/docs/x', isIndexed: false, redirects: [{ from: '/old/', to: '/support/' }] });

describe('deploy/', () => {
  it.each(Object.keys(current))('%s is what its source makes (npm run deploy:files)', (name) => {
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

  it('remembers hashed files for a year', () => {
    for (const file of withHeaders) {
      expect(file).toContain('/docs/x/_next/static/');
      expect(file).toContain('public, max-age=31536000, immutable');
    }
  });

  it('leads from the old addresses to the new ones, below the base path', () => {
    expect(all._redirects).toContain('/docs/x/old/ /docs/x/support/ 301\n/docs/x/old /docs/x/support/ 301\n');
    expect(JSON.parse(all['staticwebapp.config.json'] ?? '')).toMatchObject({
      routes: [{ route: '/docs/x/old/', redirect: '/docs/x/support/', statusCode: 301 }, {}],
      responseOverrides: { 404: { rewrite: '/docs/x/404.html' } },
      mimeTypes: { '.txt': 'text/plain' },
    });
    expect(all.nginx).toContain('location = /docs/x/old { return 301 /docs/x/support/$is_args$args; }');
  });

  it('asks search engines to stay away from a preview alone', () => {
    for (const file of withHeaders) expect(file).toContain('X-Robots-Tag');
    expect(Object.values(current).join('')).not.toContain('X-Robots-Tag');
  });
});
