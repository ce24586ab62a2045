import { toOperation } from './compare';

/** A rule, a document before and after, the direction of the change or `both`, its class, and its text. */
export type DocumentRow = [
  rule: string,
  before: string,
  after: string,
  direction: 'request' | 'response' | 'both',
  kind: string,
  text: string,
];

const none = 'paths: {}';
const plain = toOperation('');
const toPath = (path: string, id = 'getPet') => `paths: { ${path}: { get: { operationId: ${id}, responses: {} } } }`;
const toWebhook = (members = '') => `webhooks: { petAdded: { post: { ${members} } } }`;
const toCallback = (members = '') =>
  toOperation(`callbacks: { onEvent: { '{$request.query.url}': { post: { ${members} } } } }`);

/** One row for each rule about services, operations, webhooks, and callbacks. */
export const operationRows: DocumentRow[] = [
  [
    'version-changed',
    'info: { title: Test, version: "1" }',
    'info: { title: Test, version: "2" }',
    'both',
    'words',
    'The version is 2 (was 1).',
  ],
  ['operation-removed', plain, none, 'both', 'breaking', 'GET /pets was removed.'],
  [
    'deprecated-operation-removed',
    toOperation('deprecated: true'),
    none,
    'both',
    'risky',
    'GET /pets, which was deprecated, was removed.',
  ],
  ['operation-added', none, plain, 'both', 'safe', 'GET /pets is new.'],
  ['operation-moved', toPath('/pets'), toPath('/animals'), 'both', 'breaking', 'GET /pets is now GET /animals.'],
  [
    'operation-moved',
    toPath('/pets'),
    toPath('/pets').replace('get:', 'query:'),
    'both',
    'breaking',
    'GET /pets is now QUERY /pets.',
  ],
  [
    'operation-id-changed',
    toPath('/pets'),
    toPath('/pets', 'findPet'),
    'both',
    'risky',
    'The operationId of GET /pets is findPet (was getPet).',
  ],
  [
    'operation-id-changed',
    plain,
    toPath('/pets'),
    'both',
    'risky',
    'The operationId of GET /pets is getPet (was missing).',
  ],
  ['deprecated', plain, toOperation('deprecated: true'), 'both', 'safe', 'GET /pets is deprecated.'],
  [
    'words-changed',
    plain,
    toOperation('summary: A pet'),
    'both',
    'words',
    'The text `summary` of GET /pets is different.',
  ],
  ['webhook-removed', toWebhook(), none, 'both', 'breaking', 'Webhook petAdded was removed.'],
  [
    'deprecated-webhook-removed',
    toWebhook('deprecated: true'),
    none,
    'both',
    'risky',
    'Webhook petAdded, which was deprecated, was removed.',
  ],
  ['webhook-added', none, toWebhook(), 'both', 'safe', 'Webhook petAdded is new.'],
  [
    'callback-removed',
    toCallback(),
    plain,
    'both',
    'breaking',
    'The callback POST onEvent {$request.query.url} of GET /pets was removed.',
  ],
  [
    'deprecated-callback-removed',
    toCallback('deprecated: true'),
    plain,
    'both',
    'risky',
    'The callback POST onEvent {$request.query.url} of GET /pets, which was deprecated, was removed.',
  ],
  [
    'callback-added',
    plain,
    toCallback(),
    'both',
    'risky',
    'The callback POST onEvent {$request.query.url} of GET /pets is new.',
  ],
  [
    'required-body-added',
    toCallback(),
    toCallback('requestBody: { required: true, content: {} }'),
    'response',
    'safe',
    'The request body is new and required.',
  ],
];
