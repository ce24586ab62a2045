import { describe, expect, test } from 'vitest';
import { toCompact, toLoose, toQueryWords, toTitleTokens, toTokens } from '@/search/tokenize';

const toQueryTerms = (query: string) => toQueryWords(query).map(({ term }) => term);
const terms = (text: string) => toTokens(text).map(({ term }) => term);

describe('words of a text', () => {
  test.each([
    ['shortName', ['short', 'name', 'shortname']],
    ['AWSRegion2', ['aws', 'region2', 'awsregion2']],
    ['ci-cd-profiles', ['ci', 'cd', 'profile', 'cicdprofile']],
    ['/environments/{type}/{ownerId}', ['environment', 'type', 'owner', 'id', 'ownerid']],
    ['k8s', ['k8s']],
    ['Größe', ['große']],
    ["account's secrets", ['account', 'secret']],
    ['status access', ['status', 'access']],
    ['你好', ['你好']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('know where they are', () => {
    expect(toTokens('a shortName').filter(({ term }) => term === 'name')).toEqual([
      { term: 'name', start: 7, end: 11 },
    ]);
  });

  test('of a title also stand as pairs, so that a name written as one word is found', () => {
    expect(toTitleTokens('Create an Azure web app').map(({ term }) => term)).toContain('webapp');
  });
});

describe('words of a query', () => {
  test('leave out what says nothing', () => {
    expect(toQueryTerms('what is a blueprint')).toEqual(['blueprint']);
  });

  test('keep a last word that is still being typed', () => {
    expect(toQueryTerms('service in')).toEqual(['service', 'in']);
    expect(toQueryTerms('service in ')).toEqual(['service']);
  });

  test('are kept if all of them say nothing', () => {
    expect(toQueryTerms('what is ')).toEqual(['what', 'is']);
  });

  test('know what they are with their neighbors as one', () => {
    expect(toQueryWords('log in to azure')).toEqual([
      { term: 'log', joined: ['login'], phrasal: 'login' },
      { term: 'azure', joined: ['toazure'] },
    ]);
  });
});

test('short name, shortName and short-name are the same without what divides them', () => {
  expect(new Set(['short name', 'shortName', 'short-name', 'SHORT_NAME'].map(toCompact))).toEqual(
    new Set(['shortname']),
  );
});

test('in whatever form its words are, a name is the same', () => {
  expect(new Set(['list secrets', 'Listing a secret', 'lists the secrets'].map(toLoose)).size).toBe(1);
  expect(toCompact('list secrets')).not.toBe(toCompact('list secret'));
});
