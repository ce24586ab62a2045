import { expect, test } from 'vitest';
import type { PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { buildApiLinks } from '@/site/build-guide-and-credentials-links';
import { parseSite } from '@/site/parse-site-and-settings-files';
import type { SiteConfig } from '@/site/schema';
import { getAreas } from '@/site/versions';
import { getProblem, least } from './config';
import { checkApiIndex } from '@/site/check-config-references-to-content';

const toPage = (id: string, prefix = '') => ({ id, path: `${prefix}/${id}/`, title: `Title of ${id}${prefix}` });
const toService = (service: string, isForeign = false) => ({
  ...{ service, path: `/api/${service}/`, title: service, description: '', isForeign },
});
const services = [toService('pets'), toService('shops'), toService('weather', true)];
const pages = [toPage('keys'), toPage('pets-guide'), { ...toPage('hidden'), unlisted: true }];

function build(api: Record<string, unknown>, more: object = {}, docs: SiteConfig['docs'] = {}) {
  const site = parseSite({ ...least, api: api as SiteConfig['api'], docs });
  return buildApiLinks(site, { pages, services, sidebars: new Map(), ...more });
}

test('API pages link to the configured pages, by their titles, and to none that is not configured', () => {
  const find = build({ credentials: 'keys', guides: { pets: 'pets-guide', shops: 'hidden' } });
  const keys = { label: 'Title of keys', path: '/keys/' };
  expect(find('pets')).toEqual({ credentials: keys, guide: { label: 'Title of pets-guide', path: '/pets-guide/' } });
  expect(find('shops')).toEqual({ credentials: keys });
  expect(build({})('pets')).toEqual({});
});

test('the credentials of this site are not those of another project, whose spec may have a guide', () => {
  const find = build({ credentials: 'keys', guides: { weather: 'pets-guide' } });
  expect(find('weather')).toEqual({ guide: { label: 'Title of pets-guide', path: '/pets-guide/' } });
});

test('a version links to its own pages, and to the latest ones that it lacks', () => {
  const docs = { areas: { default: { versions: [{ name: 'current' }, { name: '2.0' }, { name: '1.0' }] } } };
  const [area] = getAreas(parseSite({ ...least, docs }).docs);
  const toPages = (name: string) => (name === '2.0' ? pages : [toPage('keys', `/${name}`)]);
  const versions = area?.versions.map((version) => ({ version, sidebars: new Map(), pages: toPages(version.name) }));
  const find = build({ credentials: 'keys', guides: { pets: 'pets-guide' } }, { areas: [{ area, versions }] }, docs);
  expect(find('pets', '2.0')).toMatchObject({ credentials: { path: '/keys/' }, guide: { path: '/pets-guide/' } });
  expect(find('pets', '1.0')).toMatchObject({
    credentials: { path: '/1.0/keys/', label: 'Title of keys/1.0' },
    guide: { path: '/pets-guide/' },
  });
});

test('a page or service that does not exist is a mistake with its place and the nearest one, and gets no link', () => {
  const mistakes: PlacedMistake[] = [];
  const api = { credentials: 'keyz', guides: { pet: 'keys', shops: 'pets-guides' } };
  const find = build(api, { mistakes });
  expect(find('pets')).toEqual({});
  expect(find('shops')).toEqual({});
  expect(mistakes.map(({ place, message, fix }) => [place.file, message, fix])).toEqual([
    [
      'src/site.config.ts',
      'api.credentials: there is no page "keyz" in the latest version of the docs',
      'Did you mean "keys"? Pages: hidden, keys, pets-guide.',
    ],
    [
      'src/site.config.ts',
      'api.guides.pet: there is no service "pet"',
      'Did you mean "pets"? Available services: pets, shops, weather.',
    ],
    [
      'src/site.config.ts',
      'api.guides.shops: there is no page "pets-guides" in the latest version of the docs',
      'Did you mean "pets-guide"? Pages: hidden, keys, pets-guide.',
    ],
  ]);
  expect(mistakes.every(({ place }) => Number(place.line) > 1)).toBe(true);
  expect(() => build({ credentials: 'keyz' })).toThrow('api.credentials: there is no page "keyz"');
  expect(getProblem({ api: { credential: 'keys' } })).toMatch(/^api: there is no option "credential". Did you mean/);
});

test('the category above all APIs is one of those in the sidebars', () => {
  const site = parseSite({ ...least, api: { index: '/category/apis' } });
  const mistakes: PlacedMistake[] = [];
  checkApiIndex(site, ['/category/apis/'], mistakes);
  expect(mistakes).toEqual([]);
  checkApiIndex(site, ['/category/api/', '/category/guides/'], mistakes);
  expect(mistakes).toMatchObject([
    { message: 'api.index: there is no category "/category/apis"', fix: 'Did you mean "/category/api/"?' },
  ]);
});
