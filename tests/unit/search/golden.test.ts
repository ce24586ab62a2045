import { expect, test } from 'vitest';
import { toEngine } from '@/search/read-index-files';
import { toIndexFile } from '@/search/build-index-files';
import { languages } from '@/openapi/samples/languages';
import { folders, goldenFiles, isTarget, load, measure, moreRecords, records } from './golden';

const engine = await toEngine(await toIndexFile(records, folders));
const find = (query: string) => engine.find(query).map(({ record }) => record);
const more = await toEngine(await toIndexFile(moreRecords, folders));
const findMore = (query: string) => more.find(query).map(({ record }) => record);

test.each(goldenFiles)('$file has at least 20 queries, and a record exists for each target', ({ file }) => {
  const golden = load(file);
  expect(golden.length).toBeGreaterThanOrEqual(20);
  const lost = golden.flatMap(({ query, targets }) =>
    targets
      .filter((target) => !moreRecords.some((record) => isTarget(record, target)))
      .map((target) => [query, target]),
  );
  expect(lost).toEqual([]);
});

test.each(goldenFiles)('$file: enough targets are in the top three, and first', async ({ file, inThree, first }) => {
  const shares = await measure('built in', file, file === 'kinds-of-words' ? findMore : find);
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

test.each([
  'billing_init',
  'init',
  'preserve_insertion_order',
  'check_tool_call',
  'tool_call',
  'INFOPLIST_KEY_CFBundleDisplayName',
  'CFBundleDisplayName',
  'getIamPolicyForWorkspace',
  'Content-Security-Policy-Report-Only',
  'quokkaNet',
  'verify quokka',
  '@scope/quokka-lib',
  'quokkas undelete',
  'brewmaster',
  'wombat',
  'platypus',
  'numbat',
  'bilbytab',
  'potoroowin',
])('a page that contains the word comes before all that lack it: “%s”', (query) => {
  expect(findMore(query)[0]?.url).toMatch(/^\/search\/identifiers\//);
});

test.each(['C#', 'C++', 'f#'])('a name with a sign is a word of its own: “%s”', (query) => {
  const [first, ...others] = findMore(query).map(({ text, code }) => `${text} ${code}`.toLowerCase());
  expect(first).toContain(query.toLowerCase());
  expect(others.every((text) => text.includes(query.toLowerCase()))).toBe(true);
});

test.each([
  ['状态', '/search/jiqun/'],
  ['访问令牌', '/search/jiqun/'],
  ['云', undefined],
  ['環境変数', '/search/kurasuta/'],
  ['コンソール', '/search/kurasuta/'],
  ['สถานะ', '/search/klaster/'],
])('a word within a text without spaces is found: “%s”', (query, url) => {
  expect(findMore(query)[0]?.url).toBe(url);
});

test.each([
  ['health', "Get the service's health"],
  ['create resource group', 'Create or update a personal resource group'],
  ['list all blueprints', 'Get a blueprint'],
  ['GET /LiveSystems/{resourceGroupId}', 'Get a live system'],
])('an operation that the query names comes before sections about it: “%s”', (query, title) => {
  expect(find(query)[0]?.title).toBe(title);
});

test.each(['which operations return 401', 'what returns a 401', 'operations with 401'])(
  'a question about a status finds its operations: “%s”',
  (query) => {
    expect(find(query)[0]?.url).toBe('/definitions/errors-and-limits/#status-401');
  },
);

test('the label of a menu finds the page that it leads to', () => {
  const pages = find('cloud agent').filter(({ kind }) => kind === 'page' || kind === 'section');
  expect(pages.slice(0, 5).map(({ url }) => url)).toContain('/api/providers/');
});

test('a question that one page answers completely also has results that answer a part of it', () => {
  expect(find('see which steps failed in a deployment').map(({ title }) => title)).toContain('stepsFailedIds');
});

test('the name of each sample language with more than two characters finds a page of /definitions/intro/', () => {
  const named = languages.filter(({ label }) => label.length > 2);
  const lost = named.filter(({ label }) => !find(label).some(({ url }) => url.startsWith('/definitions/intro/')));
  expect(lost).toEqual([]);
});
