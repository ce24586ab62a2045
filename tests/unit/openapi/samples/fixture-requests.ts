import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { toSpec } from '@/openapi/transform/spec';
import type { ExpectedRequest } from './expected-request';

const folder = 'tests/fixtures/specs/openapi';

/** The models of the fixtures by the names of their folders. */
export const fixtureSpecs = new Map(
  readdirSync(folder).map((name) => {
    const document = parse(readFileSync(`${folder}/${name}/openapi.yaml`, 'utf8')) as Record<string, unknown>;
    return [name, toSpec(document, name).spec];
  }),
);

const headers = { 'content-type': 'application/json' };
const owner = { name: 'nobody', since: '2019-08-24T14:15:22Z' };
const places = { name: 'string', home: { city: 'string' }, work: { city: 'string' }, children: [], byName: {} };
const replaced = { method: 'PUT', path: '/things', headers };

/** The requests that the samples of the fixtures must send, by folder and operation. */
export const fixtureRequests: Record<string, Record<string, ExpectedRequest>> = {
  bodies: {
    upload: {
      method: 'POST',
      path: '/files',
      headers: {},
      body: ['name=string', 'photo (image/png)=a picture', 'tags=string'],
    },
    patchFile: {
      method: 'PATCH',
      path: '/files',
      headers: { 'content-type': 'application/merge-patch+json' },
      body: { name: "it's" },
    },
  },
  callbacks: {
    createOrder: { method: 'POST', path: '/orders', headers, body: { url: 'http://example.com' } },
    getOrder: { method: 'GET', path: '/orders/id-of-reader', headers: {}, body: '' },
  },
  enumerations: { getRegion: { method: 'GET', path: '/regions/Region01', headers: {}, body: '' } },
  'new-version': {
    replaceThing: {
      ...replaced,
      body: {
        point: [0, 0],
        kind: 'thing',
        value: 'string',
        shape: 'string',
        owner: { name: 'Ada' },
        data: 'ZXhhbXBsZQ==',
        list: [0, 0],
      },
    },
  },
  'old-version': { replaceThing: { ...replaced, body: { note: 'none', owner, dropped: owner, count: 10 } } },
  parameters: {
    search: {
      method: 'GET',
      path: '/search/;scope=scope-of-reader?q=pets',
      headers: { authorization: 'Bearer token-of-reader' },
      body: '',
    },
    'get-health': { method: 'GET', path: '/health', headers: {}, body: '' },
  },
  recursion: {
    replaceTree: { method: 'PUT', path: '/trees', headers, body: { ...places, parent: places } },
    replaceRule: { method: 'PUT', path: '/rules', headers, body: { field: 'string' } },
  },
  unions: {
    createPet: { method: 'POST', path: '/pets', headers, body: { kind: 'cat', lives: 1 } },
    createPayment: {
      method: 'POST',
      path: '/payments',
      headers,
      body: { method: 'Card', amount: 0.01, number: '0123' },
    },
  },
};
