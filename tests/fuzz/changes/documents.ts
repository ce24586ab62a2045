import type { Random } from './random';
import type { Content, Document, Method, Operation, Parameter, PathItem, Schema } from './types';

const names = ['Pet', 'Owner', 'Visit', 'Bill', 'Note'];
const properties = ['id', 'name', 'age', 'tags', 'kind', 'weight', 'friend'];

/** Writes a random document. */
export function toDocument(random: Random): Document {
  const schemas = Object.fromEntries(names.map((name) => [name, toObject(random, 2)]));
  schemas['Any'] = { oneOf: [toReference('Pet'), toReference('Owner'), toReference('Visit')] };
  const paths: Document['paths'] = {};
  for (const path of ['/pets', '/pets/{id}', '/owners/{id}/visits', '/bills']) paths[path] = toPathItem(random, path);
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: 'https://api.example.com/v1' }, { url: 'https://test.example.com' }],
    paths,
    webhooks: { petAdded: { post: toOperation(random, 'webhook') }, petLost: { post: toOperation(random, 'lost') } },
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        login: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: 'https://login.example.com/token',
              scopes: { read: 'Read.', write: 'Write.', all: 'All.' },
            },
          },
        },
      },
    },
  };
}

function toReference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function toPathItem(random: Random, path: string): PathItem {
  const id: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const item: PathItem = path.includes('{id}') ? { parameters: [id] } : {};
  const methods = random.pick<Method[]>([['get'], ['post'], ['get', 'post']]);
  for (const method of methods) {
    const operation = toOperation(random, `${method}${path.replace(/\W+/g, '')}`, method === 'post');
    if (random.isTrue(40)) operation.callbacks = { onEvent: { '{$request.query.url}': { post: toReceived(random) } } };
    if (random.isTrue(50)) operation.security = [{ token: [] }, { login: ['read', 'write'] }];
    item[method] = operation;
  }
  return item;
}

function toReceived(random: Random): Operation {
  return { ...toOperation(random, ''), operationId: undefined };
}

function toOperation(random: Random, operationId: string, canHaveBody = true): Operation {
  const parameters = random
    .shuffle(['limit', 'page', 'sort'])
    .slice(random.below(4))
    .map((name) => ({
      name,
      in: random.pick(['query', 'header']),
      required: random.isTrue(30),
      schema: toScalar(random),
    }));
  const toContent = (): Content => ({ 'application/json': { schema: toSchema(random, 2) } });
  return {
    operationId,
    tags: ['b', 'a'],
    ...(random.isTrue(15) && { deprecated: true }),
    ...(parameters.length > 0 && { parameters }),
    ...(canHaveBody && random.isTrue(60) && { requestBody: { required: random.isTrue(), content: toContent() } }),
    responses: {
      '200': {
        description: 'Yes.',
        ...(random.isTrue(40) && { headers: { 'X-Total': { required: random.isTrue(), schema: toScalar(random) } } }),
        content: toContent(),
      },
      '404': { description: 'No.' },
    },
  };
}

function toSchema(random: Random, depth: number): Schema {
  const kind = random.below(depth > 0 ? 10 : 4);
  if (kind < 4) return toScalar(random);
  if (kind < 7) return toReference(random.pick([...names, 'Any']));
  if (kind < 8) return toObject(random, depth - 1);
  return {
    type: 'array',
    items: toSchema(random, depth - 1),
    ...(random.isTrue(40) && { minItems: 1, maxItems: 5 + random.below(5) }),
    ...(random.isTrue(20) && { uniqueItems: true }),
  };
}

function toObject(random: Random, depth: number): Schema {
  const own = random.shuffle(properties).slice(0, 2 + random.below(3));
  return {
    type: toType(random, 'object'),
    properties: Object.fromEntries(own.map((name) => [name, toSchema(random, depth)])),
    required: own.filter(() => random.isTrue(40)),
    ...(random.isTrue(25) && { additionalProperties: random.isTrue() ? false : toScalar(random) }),
    ...(random.isTrue(30) && { description: 'An object.' }),
  };
}

function toScalar(random: Random): Schema {
  const words = {
    ...(random.isTrue(30) && { description: 'A value.' }),
    ...(random.isTrue(10) && { deprecated: true }),
  };
  switch (random.below(4)) {
    case 0:
      return { type: toType(random, 'string'), minLength: 2, maxLength: 20 + random.below(9), ...words };
    case 1:
      return { type: 'string', enum: ['a', 'b', 'c', 'd'].slice(random.below(4)), ...words };
    case 2:
      return { type: toType(random, random.pick(['integer', 'number'])), exclusiveMinimum: 3, maximum: 90, ...words };
    default:
      return {
        type: 'string',
        format: random.pick(['date', 'uuid']),
        ...(random.isTrue() && { examples: ['x'] }),
        ...words,
      };
  }
}

function toType(random: Random, type: string): string | string[] {
  return random.isTrue(20) ? [type, 'null'] : type;
}
