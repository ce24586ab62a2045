import { describe, expect, test } from 'vitest';
import { toCompact, toLoose, toQueryWords, toTitleTokens, toTokens } from '@/search/tokenize';

const toQueryTerms = (query: string) => toQueryWords(query).map(({ term }) => term);
const terms = (text: string) => toTokens(text).map(({ term }) => term);

describe('the words of a text', () => {
  test.each([
    ['shortName', ['short', 'name', 'shortname']],
    ['AWSRegion2', ['aws', 'region2', 'awsregion2']],
    ['ci-cd-profiles', ['ci', 'cd', 'profile', 'cicdprofile']],
    ['/environments/{type}/{ownerId}', ['environment', 'type', 'owner', 'id', 'ownerid']],
    ['k8s', ['k8s']],
    ['Größe', ['große']],
    ["account's secrets", ['account', 'secret']],
    ['status access', ['status', 'access']],
    ['C#/.NET, F#, and C++', ['c#', 'net', 'f#', 'and', 'c++']],
    ['page#part, 1++', ['page', 'part', '1']],
    ['cafe\u0301', ['cafe']],
    ['हिन्दी', ['हनद']],
    ['新しい集群', ['新し', 'しい', 'い集', '集群', '群']],
    ['APIでクラスター', ['api', 'てク', 'クラ', 'ラス', 'スタ', 'ター', 'ー']],
    ['คลัสเตอร์', ['คล', 'ลส', 'สเ', 'เต', 'ตอ', 'อร', 'ร']],
    ['云', ['云']],
    ['', []],
  ])('are terms in lower case and in the singular: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('have their start and end offsets', () => {
    expect(toTokens('a 集群').at(-1)).toEqual({ term: '群', start: 3, end: 4 });
    expect(toTokens('a shortName').filter(({ term }) => term === 'name')).toEqual([
      { term: 'name', start: 7, end: 11 },
    ]);
  });

  test('of a title include pairs of neighbors as one term, such as “webapp” of “web app”', () => {
    expect(toTitleTokens('Create an Azure web app').map(({ term }) => term)).toContain('webapp');
  });
});

describe('the words of a query', () => {
  test('do not include stop words', () => {
    expect(toQueryTerms('what is a blueprint')).toEqual(['blueprint']);
  });

  test('include a stop word at the end, which may be incomplete', () => {
    expect(toQueryTerms('service in')).toEqual(['service', 'in']);
    expect(toQueryTerms('service in ')).toEqual(['service']);
  });

  test('include stop words if there are no others', () => {
    expect(toQueryTerms('what is ')).toEqual(['what', 'is']);
  });

  test('have the joined forms with their neighbors', () => {
    expect(toQueryWords('log in to azure')).toEqual([
      { term: 'log', joined: ['login'], phrasal: ['login', 'login'] },
      { term: 'azure', joined: ['toazure'], phrasal: [] },
    ]);
  });

  test('have the stem of a verb joined with its particle', () => {
    expect(toQueryWords('setting up')[0]?.phrasal).toEqual(['settingup', 'setup']);
  });

  test('keep the digits of a number together', () => {
    expect(toQueryTerms('error 404')).toEqual(['error', '404']);
    expect(toQueryTerms('k8s v1.0')).toEqual(['k8s', 'v1', '0']);
  });

  test('do not include a stop word that looks like a plural', () => {
    expect(toQueryTerms('what does a blueprint contain')).toEqual(['blueprint', 'contain']);
  });
});

test('toCompact returns the same text for “short name”, “shortName”, “short-name”, and “SHORT_NAME”', () => {
  expect(new Set(['short name', 'shortName', 'short-name', 'SHORT_NAME'].map(toCompact))).toEqual(
    new Set(['shortname']),
  );
});

test('toLoose ignores word forms and articles, and toCompact does not ignore the plural', () => {
  expect(new Set(['list secrets', 'Listing a secret', 'lists the secrets'].map(toLoose)).size).toBe(1);
  expect(toCompact('list secrets')).not.toBe(toCompact('list secret'));
});
