import { expect, it } from 'vitest';
import { findLikelyTargets } from '@/content/likely-targets-of-missing-page';

const toPage = (address: string, version?: string) => {
  const [folder = '', name = ''] = address.split('/');
  return { folder, name, version };
};
const pages = [
  toPage('guides/install', '2.0'),
  toPage('old/install', '1.0'),
  ...['a', 'b', 'c', 'guides'].map((folder) => toPage(`${folder}/overview`)),
];

it.each([
  ['start/install', '1.0', ['old/install']],
  ['start/instal', '1.0', ['old/install']],
  ['start/instal', '2.0', ['guides/install']],
  ['start/instal', undefined, ['guides/install']],
  ['guides/Overview', undefined, ['guides/overview']],
  ['start/overview', undefined, []],
])('a link to %s in version %s may mean %j', (address, version, expected) =>
  expect(findLikelyTargets(toPage(address, version), pages).map(({ folder, name }) => `${folder}/${name}`)).toEqual(
    expected,
  ),
);
