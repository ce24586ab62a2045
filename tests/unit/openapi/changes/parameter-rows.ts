import { toOperation } from './compare';
import type { DocumentRow } from './operation-rows';

const toParameters = (...items: string[]) =>
  toOperation(`parameters: [${items.map((item) => `{ schema: { type: [string, array] }, ${item} }`).join(', ')}]`);
const toHeaders = (header: string) =>
  toOperation(`responses: { '200': { description: Yes., headers: { ${header} } } }`);
const toPath = (path: string, name: string) => `paths: { '${path}': { get: { operationId: getPet, parameters: [
  { name: ${name}, in: path, required: true, schema: { type: string } } ], responses: {} } } }`;

const none = toOperation('');
const limit = 'name: limit, in: query';
const tags = 'name: tags, in: query';
const noHeader = toHeaders('');
const header = toHeaders('X-Total: { schema: { type: string } }');
const requiredHeader = toHeaders('X-Total: { required: true, schema: { type: string } }');

/** One row for each rule about parameters and headers. */
export const parameterRows: DocumentRow[] = [
  ['parameter-added', none, toParameters(limit), 'request', 'safe', 'Query parameter `limit` is new and optional.'],
  [
    'parameter-added',
    noHeader,
    header,
    'response',
    'safe',
    'Header `X-Total` of the response 200 is new and optional.',
  ],
  [
    'required-parameter-added',
    none,
    toParameters(`${limit}, required: true`),
    'request',
    'breaking',
    'Query parameter `limit` is new and required.',
  ],
  [
    'required-parameter-added',
    noHeader,
    requiredHeader,
    'response',
    'safe',
    'Header `X-Total` of the response 200 is new and required.',
  ],
  ['parameter-removed', toParameters(limit), none, 'request', 'risky', 'Query parameter `limit` was removed.'],
  ['parameter-removed', header, noHeader, 'response', 'risky', 'Header `X-Total` of the response 200 was removed.'],
  [
    'required-parameter-removed',
    toParameters('name: session, in: cookie, required: true'),
    none,
    'request',
    'risky',
    'Cookie parameter `session`, which was required, was removed.',
  ],
  [
    'required-parameter-removed',
    requiredHeader,
    noHeader,
    'response',
    'breaking',
    'Header `X-Total` of the response 200, which was required, was removed.',
  ],
  [
    'parameter-became-required',
    toParameters('name: X-Trace, in: header'),
    toParameters('name: x-trace, in: header, required: true'),
    'request',
    'breaking',
    'Header parameter `x-trace` is required now.',
  ],
  [
    'parameter-became-required',
    header,
    requiredHeader,
    'response',
    'safe',
    'Header `X-Total` of the response 200 is required now.',
  ],
  [
    'parameter-became-optional',
    toParameters(`${limit}, required: true`),
    toParameters(limit),
    'request',
    'safe',
    'Query parameter `limit` is optional now.',
  ],
  [
    'parameter-became-optional',
    requiredHeader,
    header,
    'response',
    'breaking',
    'Header `X-Total` of the response 200 is optional now.',
  ],
  [
    'path-parameter-renamed',
    toPath('/pets/{id}', 'id'),
    toPath('/pets/{petId}', 'petId'),
    'request',
    'safe',
    'The path parameter `id` is named `petId`.',
  ],
  [
    'serialization-changed',
    toParameters(tags),
    toParameters(`${tags}, style: pipeDelimited`),
    'request',
    'breaking',
    'Query parameter `tags` is serialized in another way: style: pipeDelimited (was the default).',
  ],
  [
    'serialization-changed',
    toParameters(`${tags}, explode: false`),
    toParameters(`${tags}, allowReserved: true`),
    'request',
    'breaking',
    'Query parameter `tags` is serialized in another way: reserved characters allowed (was not exploded).',
  ],
  [
    'empty-value-allowed',
    toParameters(limit),
    toParameters(`${limit}, allowEmptyValue: true`),
    'request',
    'safe',
    'Query parameter `limit` may be empty.',
  ],
  [
    'empty-value-refused',
    toParameters(`${limit}, allowEmptyValue: true`),
    toParameters(limit),
    'request',
    'breaking',
    'Query parameter `limit` must not be empty anymore.',
  ],
  [
    'deprecated',
    toParameters(limit),
    toParameters(`${limit}, deprecated: true`),
    'request',
    'safe',
    'Query parameter `limit` is deprecated.',
  ],
];
