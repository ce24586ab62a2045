import { expect, test } from 'vitest';
import { toEngine } from '@/search/index-file';
import { toIndexFile } from '@/search/index-files';
import { languages } from '@/spec/samples';
import { goldenFiles, isTarget, load, measure, records } from './golden';

const engine = await toEngine(await toIndexFile(records));
const find = (query: string) => engine.find(query).map(({ record }) => record);

test.each(goldenFiles)('$file has at least 40 queries, and a record exists for each target', ({ file }) => {
  const golden = load(file);
  expect(golden.length).toBeGreaterThanOrEqual(40);
  const lost = golden.flatMap(({ query, targets }) =>
    targets.filter((target) => !records.some((record) => isTarget(record, target))).map((target) => [query, target]),
  );
  expect(lost).toEqual([]);
});

test.each(goldenFiles)('$file: enough targets are in the top three, and first', async ({ file, inThree, first }) => {
  const shares = await measure('built in', file, find);
  expect(shares.inThree).toBeGreaterThanOrEqual(inThree);
  expect(shares.first).toBeGreaterThanOrEqual(first);
});

test.each([
  ['any form of a word', 'deleting environments', 'Delete an environment'],
  ['a form that no record has', 'publishing blueprints', 'Create a blueprint'],
  ['everyday words', 'drop environment', 'Delete an environment'],
  ['what a method does, regardless of the title', 'create live system', 'Instantiate a live system'],
  ['words of the section', 'accounts technical reference', 'Accounts guide'],
  ['words of the folder', 'azure relay sdk', 'Azure Relay component'],
  ['the name of the file, which comes first', 'azurewebapp', 'Azure web app component'],
  ['a file name that is contained in another title', 'elasticdatastore', 'Elastic datastore component'],
  ['a limit', 'shortname limit', 'shortName'],
  ['a value by what it is a value of', 'mutation status cancelled', 'Cancelled'],
  ['another word for the specification of a service', 'environments swagger', 'Environments API'],
  ['a synonym with a hyphen, in the plural', 'all guides', 'How-tos'],
  ['a title written as one word', 'azureservicebus create', 'Create an Azure Service Bus'],
  ['the words that an abbreviation stands for', 'containers as a service', 'CaaS'],
  ['a synonym of its title rather than of a keyword', 'gke cluster', 'Kubernetes cluster component'],
  ['a question for health', 'is the api up', "Get the service's health"],
  ['a language of the samples', 'python', 'How this documentation is organized'],
])('%s: “%s” returns %s first', (_by, query, title) => {
  expect(find(query)[0]?.title).toBe(title);
});

test('the name of each sample language with more than two characters finds a page of /definitions/intro/', () => {
  const named = languages.filter(({ label }) => label.length > 2);
  const lost = named.filter(({ label }) => !find(label).some(({ url }) => url.startsWith('/definitions/intro/')));
  expect(lost).toEqual([]);
});

test('every record has fewer than 10,000 bytes', () => {
  expect(records.filter((record) => Buffer.byteLength(JSON.stringify(record)) >= 10_000)).toEqual([]);
});
