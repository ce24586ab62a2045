import { describe, expect, it } from 'vitest';
import { findNearestRoutes } from '@/components/layout/nearest-routes';
import { suggest } from '@/components/layout/load-not-found-content';

const services = ['accounts', 'blueprints', 'environments', 'livesystems', 'providers'];
const routes = [
  '/category/introduction/',
  '/definitions/intro/',
  '/definitions/concepts/',
  '/definitions/quick-start/',
  '/category/how-tos/',
  '/how-tos/create-azure-relay/',
  '/how-tos/create-azure-service-bus/',
  '/how-tos/create-kubernetes-workload/',
  '/category/api-reference/',
  '/api-technical-reference/accounts/',
  '/api-technical-reference/environments/',
  '/sdk-technical-reference/azurerelay/',
  '/sdk-technical-reference/environment/',
  '/sdk-technical-reference/kubernetes-workload/',
  '/sdk-technical-reference/postgres/',
  '/support/',
  ...services.map((service) => `/api/${service}/`),
].map((path) => ({ label: path, path }));
const find = (path: string) => findNearestRoutes(routes, path).map((route) => route.path);

describe('findNearestRoutes', () => {
  it.each([
    ['a path below a page', '/api/accounts/foo/bar/', '/api/accounts/'],
    ['a path below a page with a typo', '/api/acounts/foo/', '/api/accounts/'],
    ['another case and no trailing slash', '/API/Accounts', '/api/accounts/'],
    ['the file of a page', '/definitions/concepts/index.html', '/definitions/concepts/'],
    ['the source of a page', '/definitions/quick_start.md', '/definitions/quick-start/'],
    ['a missing hyphen', '/definitions/quickstart/', '/definitions/quick-start/'],
    ['missing letters', '/how-tos/create-azure-relays/', '/how-tos/create-azure-relay/'],
    ['letters in another order', '/definitions/conecpts/', '/definitions/concepts/'],
    ['a long name with three typos', '/how-tos/create-kubernets-worklaod/', '/how-tos/create-kubernetes-workload/'],
    ['a parent with a typo', '/defintions/concepts/', '/definitions/concepts/'],
    ['a page under another parent', '/docs/en/quick-start/', '/definitions/quick-start/'],
    ['a page without its parent', '/postgres/', '/sdk-technical-reference/postgres/'],
    ['half of a name', '/sdk-technical-reference/kubernetes/', '/sdk-technical-reference/kubernetes-workload/'],
    ['a missing page of a folder', '/how-tos/create-nothing/', '/category/how-tos/'],
    ['a path with escapes', '/definitions/%63oncept/', '/definitions/concepts/'],
    ['a path with broken escapes', '/support/%E0%A4%A/', '/support/'],
  ])('returns the intended page first for %s', (_, path, expected) => {
    expect(find(path)[0]).toBe(expected);
  });

  it('returns only the intended page if case, final slash, or appended segments differ', () => {
    expect(find('/api/accounts/foo/bar/')).toEqual(['/api/accounts/']);
    expect(find('/Api/Environments')).toEqual(['/api/environments/']);
  });

  it('returns the page in the same folder before similar pages in other folders', () => {
    expect(find('/api/enviroments/')).toEqual([
      '/api/environments/',
      '/api-technical-reference/environments/',
      '/sdk-technical-reference/environment/',
    ]);
  });

  it('returns the pages of a folder that has no page itself', () => {
    expect(find('/api/nothing-like-it/')).toEqual(services.map((service) => `/api/${service}/`));
  });

  it.each(['/nowhere/', '/wp-login.php', '/xyz/abc/', '/a/', '/blog/2024/05/', '/sport/', '/%F0%9F%90%88/', '/'])(
    'returns nothing for %s, which resembles no route',
    (path) => {
      expect(find(path)).toEqual([]);
    },
  );
});

describe('routes with labels', () => {
  const labeled = [
    { label: 'Providers guide', path: '/api-technical-reference/cloud-agents/' },
    { label: 'Providers', path: '/api/providers/', otherLabels: ['Cloud Agent'] },
    { label: 'Blueprints', path: '/api/blueprints/' },
    { label: 'Operations by task', path: '/definitions/operations-by-task/' },
  ];

  it.each([
    ['the label of a menu', '/api/cloud-agents/', '/api/providers/'],
    ['the label of a page', '/providers-guide/', '/api-technical-reference/cloud-agents/'],
    ['the path before a label', '/api-technical-reference/cloud-agents/foo/', '/api-technical-reference/cloud-agents/'],
  ])('returns the intended page first for %s', (_, path, expected) => {
    expect(findNearestRoutes(labeled, path)[0]?.path).toBe(expected);
  });

  it.each(['/print/', '/ration/', '/rints/'])('finds no part of a word for %s', (path) => {
    expect(findNearestRoutes(labeled, path)).toEqual([]);
  });
});

describe('suggest', () => {
  const toRoutes = (...paths: string[]) => paths.map((path) => ({ label: path, path }));
  const old = { scope: '1.0', sections: [] };
  const index = {
    routes: toRoutes('/definitions/concepts/', '/api/accounts/', '/sdk/kafka/'),
    versions: [
      { ...old, base: '/1.0/sdk/', key: 'sdk/1.0', routes: toRoutes('/1.0/sdk/kafka/') },
      { ...old, base: '/1.0/', key: 'default/1.0', routes: toRoutes('/1.0/definitions/concepts/') },
    ],
  };

  it.each([
    ['/1.0/definitions/conecpts/', 'default/1.0', '/1.0/definitions/concepts/'],
    ['/1.0/conecpts', 'default/1.0', '/1.0/definitions/concepts/'],
    ['/1.0/sdk/kafkas/', 'sdk/1.0', '/1.0/sdk/kafka/'],
    ['/1.0/api/acounts/', 'default/1.0', '/api/accounts/'],
    ['/1.0', 'default/1.0', undefined],
    ['/1.00/definitions/conecpts/', undefined, '/definitions/concepts/'],
    ['/definitions/conecpts/', undefined, '/definitions/concepts/'],
  ])('suggests pages of the version for %s', (path, version, expected) => {
    const found = suggest(index, path);
    expect([found.version?.key, found.nearest[0]?.path]).toEqual([version, expected]);
  });
});
