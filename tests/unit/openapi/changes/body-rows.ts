import { toOperation } from './compare';
import type { DocumentRow } from './operation-rows';

const none = toOperation('');
const json = 'application/json: { schema: { type: object } }';
const xml = 'application/xml: { schema: { type: object } }';
const form = 'multipart/form-data: { schema: { type: object, properties: { photo: { type: string } } }';
const toBody = (content: string, rest = '') => toOperation(`requestBody: { content: { ${content} }${rest} }`);
const toResponse = (status: string, content = '', rest = '') =>
  toOperation(`responses: { '${status}': { description: Yes., content: { ${content} }${rest} } }`);
const toLink = (link: string) => toResponse('200', json, `, links: { next: { ${link} } }`);
const toWebhook = (members: string) => `webhooks: { petAdded: { post: { ${members} } } }`;
const toHook = (rest = '') => toWebhook(`requestBody: { content: { ${json} }${rest} }`);

/** One row for each rule about bodies, responses, and links. */
export const bodyRows: DocumentRow[] = [
  ['body-added', none, toBody(json), 'request', 'safe', 'The request body is new and optional.'],
  [
    'required-body-added',
    none,
    toBody(json, ', required: true'),
    'request',
    'breaking',
    'The request body is new and required.',
  ],
  ['body-removed', toBody(json), none, 'request', 'breaking', 'The request body was removed.'],
  ['body-removed', toHook(), toWebhook(''), 'response', 'breaking', 'The request body was removed.'],
  [
    'body-became-required',
    toBody(json),
    toBody(json, ', required: true'),
    'request',
    'breaking',
    'The request body is required now.',
  ],
  [
    'body-became-required',
    toHook(),
    toHook(', required: true'),
    'response',
    'safe',
    'The request body is required now.',
  ],
  [
    'body-became-optional',
    toBody(json, ', required: true'),
    toBody(json),
    'request',
    'safe',
    'The request body is optional now.',
  ],
  [
    'body-became-optional',
    toHook(', required: true'),
    toHook(),
    'response',
    'breaking',
    'The request body is optional now.',
  ],
  [
    'media-type-added',
    toBody(json),
    toBody(`${json}, ${xml}`),
    'request',
    'safe',
    'The request body may be application/xml.',
  ],
  [
    'media-type-removed',
    toResponse('200', `${json}, ${xml}`),
    toResponse('200', json),
    'response',
    'breaking',
    'The response 200 may not be application/xml anymore.',
  ],
  [
    'schema-added',
    toBody('application/json: {}'),
    toBody(json),
    'request',
    'risky',
    'The request body has a schema for application/json.',
  ],
  [
    'schema-added',
    toResponse('200', 'application/json: {}'),
    toResponse('200', json),
    'response',
    'safe',
    'The response 200 has a schema for application/json.',
  ],
  [
    'schema-removed',
    toBody(json),
    toBody('application/json: {}'),
    'request',
    'safe',
    'The request body has no schema for application/json anymore.',
  ],
  [
    'schema-removed',
    toResponse('200', json),
    toResponse('200', 'application/json: {}'),
    'response',
    'risky',
    'The response 200 has no schema for application/json anymore.',
  ],
  [
    'encoding-changed',
    toBody(`${form} }`),
    toBody(`${form}, encoding: { photo: { contentType: image/png } } }`),
    'request',
    'breaking',
    'The request body is encoded in another way as multipart/form-data.',
  ],
  ['response-added', none, toResponse('202'), 'response', 'risky', 'The response 202 is new.'],
  ['response-removed', toResponse('200'), none, 'response', 'breaking', 'The response 200 was removed.'],
  ['error-response-added', none, toResponse('404'), 'response', 'safe', 'The response 404 is new.'],
  ['error-response-removed', toResponse('404'), none, 'response', 'safe', 'The response 404 was removed.'],
  [
    'error-response-removed',
    toWebhook("responses: { '410': { description: Stop. } }"),
    toWebhook(''),
    'request',
    'risky',
    'The response 410 was removed.',
  ],
  [
    'link-added',
    toResponse('200', json),
    toLink('operationId: getPet'),
    'response',
    'safe',
    'The response 200 has the new link `next`.',
  ],
  [
    'link-removed',
    toLink('operationId: getPet'),
    toResponse('200', json),
    'response',
    'risky',
    'The response 200 has no link `next` anymore.',
  ],
  [
    'link-changed',
    toLink('operationId: getPet, parameters: { id: $response.body#/id }'),
    toLink('operationId: getPet, parameters: { id: $response.body#/next }'),
    'response',
    'risky',
    'The link `next` of the response 200 is different.',
  ],
];
