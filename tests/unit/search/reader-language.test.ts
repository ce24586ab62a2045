import { expect, test } from 'vitest';
import { toEngine } from '@/search/read-index-files';
import { toIndexFile } from '@/search/build-index-files';
import { toQuery } from '@/search/parse-query';
import { toStem } from '@/search/stem';
import { folders, records } from './golden';

const engine = await toEngine(await toIndexFile(records, folders));
const find = (query: string) => engine.find(query).map(({ record }) => record);

test.each([
  ['is the gcp setup done yet', 'Get the status of a GCP initialization'],
  ['try azure setup again', 'Retry an Azure initialization'],
  ['which secrets exist', 'List secrets'],
  ['when was it last changed', 'lastUpdated'],
  ['how long can a short name be', 'shortName'],
  ['how do the services work together', 'Architecture'],
  ['system design', 'Architecture'],
  ['setting up the cloud agent', 'Initialize the Cloud Agent'],
])('filler words of a question are ignored: “%s” returns %s first', (query, title) => {
  expect(find(query)[0]?.title).toBe(title);
});

test.each([
  ['roll out a template', 'Instantiate a live system'],
  ['kill a live system', 'Delete a live system'],
  ['user picture', 'avatarUrl'],
  ['mobile number', 'phoneNumber'],
  ['lon', 'longitude'],
])('everyday words match the terms of the API: “%s” returns %s first', (query, title) => {
  expect(find(query)[0]?.title).toBe(title);
});

test('a verb and its particle match as one word: “log in” finds authentication, not logging', () => {
  const titles = find('how do i log in')
    .slice(0, 3)
    .map(({ title }) => title);
  expect(titles).toContain('Authenticate with Azure');
  expect(titles.join()).not.toMatch(/logging/i);
});

test.each(['ProviderType explained', 'FailedMutation meaning', 'what is a provider'])(
  'a question about a meaning returns a page or section first: “%s”',
  (query) => {
    expect(toQuery(query).isQuestion).toBe(true);
    expect(['page', 'section']).toContain(find(query)[0]?.kind);
  },
);

test('“when was it ordered” searches for a timestamp, not for an explanation', () => {
  expect(toQuery('when was it ordered').isQuestion).toBe(false);
  expect(toQuery('when was it ordered').words.map(({ term }) => term)).toContain('timestamp');
});

test.each(['how to deploy', 'how do I deploy', 'How can we deploy'])(
  '“%s” asks for a task, not for an explanation',
  (query) => {
    expect(toQuery(query).isQuestion).toBe(false);
  },
);

test('“who requested” searches for a name such as `requesterId`', () => {
  expect(toQuery('who requested this live system').words.map(({ term }) => term)).toContain('requester');
  const titles = find('who requested this live system').map(({ title }) => title);
  expect(titles.slice(0, 3)).toContain('requesterId');
});

test('a method in capitals at the end ranks its operations first', () => {
  expect(find('environments PUT')[0]).toMatchObject({ kind: 'operation', service: 'environments', method: 'put' });
});

test('a reader who asks what they can use wants the thing, not where it is used', () => {
  expect(toQuery('which azure regions can I use').isAboutUse).toBe(false);
  expect(toQuery('which operations use LiveSystem').isAboutUse).toBe(true);
});

test('a complete word that begins another one may still be misspelled: “life system” finds live systems', () => {
  expect(find('life system')[0]?.title).toMatch(/live system/i);
});

test.each(['sdk constructor', 'component constructor'])(
  'a word that is the name of an inherited member of objects is an ordinary word: “%s”',
  (query) => {
    expect(find(query).length).toBeGreaterThan(0);
  },
);

test.each(['dependencie dependency', 'statuse status', 'processe process'])(
  'a plural that lost only its “s” has the stem of the singular: %s',
  (forms) => {
    expect(new Set(forms.split(' ').map(toStem)).size).toBe(1);
  },
);
