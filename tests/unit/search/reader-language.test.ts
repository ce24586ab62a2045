import { expect, test } from 'vitest';
import { toEngine } from '@/search/index-file';
import { toIndexFile } from '@/search/index-files';
import { toQuery } from '@/search/query';
import { toStem } from '@/search/stem';
import { records } from './golden';

const engine = await toEngine(await toIndexFile(records));
const find = (query: string) => engine.find(query).map(({ record }) => record);

test.each([
  ['is the gcp setup done yet', 'Get the status of a GCP initialization'],
  ['try azure setup again', 'Retry an Azure initialization'],
  ['which secrets exist', 'List secrets'],
  ['when was it last changed', 'lastUpdated'],
  ['how long can a short name be', 'shortName'],
])('what fills a question does not keep from the answer: “%s” leads to %s', (query, title) => {
  expect(find(query)[0]?.title).toBe(title);
});

test.each([
  ['roll out a template', 'Instantiate a live system'],
  ['kill a live system', 'Delete a live system'],
  ['user picture', 'avatarUrl'],
  ['mobile number', 'phoneNumber'],
  ['lon', 'longitude'],
])('everyday words are understood: “%s” leads to %s', (query, title) => {
  expect(find(query)[0]?.title).toBe(title);
});

test('a verb with its particle is one word: to log in has nothing to do with logs', () => {
  const titles = find('how do i log in')
    .slice(0, 3)
    .map(({ title }) => title);
  expect(titles).toContain('Authenticate with Azure');
  expect(titles.join()).not.toMatch(/logging/i);
});

test.each(['ProviderType explained', 'FailedMutation meaning', 'what is a provider'])(
  'who asks for a meaning gets an explanation before the fields: “%s”',
  (query) => {
    expect(toQuery(query).isQuestion).toBe(true);
    expect(['page', 'section']).toContain(find(query)[0]?.kind);
  },
);

test('who asks when something was done wants the date, not an explanation', () => {
  expect(toQuery('when was it ordered').isQuestion).toBe(false);
  expect(toQuery('when was it ordered').words.map(({ term }) => term)).toContain('timestamp');
});

test.each(['dependencie dependency', 'statuse status', 'processe process'])(
  'a plural that the index has shortened is the same word: %s',
  (forms) => {
    expect(new Set(forms.split(' ').map(toStem)).size).toBe(1);
  },
);
