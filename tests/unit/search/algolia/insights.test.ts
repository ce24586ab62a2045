import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInsightsClient } from '@/search/algolia/insights';

const sent = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  sent.mockResolvedValue(new Response('{}'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const settings = { appId: 'AB12', searchKey: 'search-key', index: 'docs' };
const tell = (method: string, payload: unknown, more: { host?: string } = {}) => {
  const client = createInsightsClient({ ...settings, ...more }) as unknown as (name: string, payload: unknown) => void;
  client('setUserToken', 'anonymous-1');
  client(method, payload);
};
const payload = { eventName: 'Result opened', index: 'docs', queryID: 'q', objectIDs: ['page:x'], positions: [3] };

test('clicks and conversions are sent with the user token in a keepalive request', () => {
  tell('clickedObjectIDsAfterSearch', payload);
  tell('convertedObjectIDsAfterSearch', payload, { host: 'https://proxy.example.com' });
  const query = '/1/events?X-Algolia-Application-Id=AB12&X-Algolia-API-Key=search-key';
  expect(sent.mock.calls.map(([url]) => String(url))).toEqual([
    `https://insights.algolia.io${query}`,
    `https://proxy.example.com${query}`,
  ]);
  const [click, conversion] = sent.mock.calls.map(([, options]) => options);
  expect(click).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(String(click?.body))).toEqual({
    events: [{ ...payload, eventType: 'click', userToken: 'anonymous-1' }],
  });
  expect(JSON.parse(String(conversion?.body))).toMatchObject({ events: [{ eventType: 'conversion' }] });
});

test.each([
  ['what was seen', 'viewedObjectIDs', payload],
  ['a filter', 'clickedFilters', payload],
  ['how InstantSearch is used', 'sendEvents', [{ eventType: 'instantsearch' }]],
  ['a result of the built-in engine', 'clickedObjectIDsAfterSearch', { ...payload, queryID: undefined }],
])('%s is not sent', (_name, method, value) => {
  tell(method, value);
  expect(sent).not.toHaveBeenCalled();
});

test('an event that cannot be sent is ignored', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  tell('clickedObjectIDsAfterSearch', payload);
  await expect(sent.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});
