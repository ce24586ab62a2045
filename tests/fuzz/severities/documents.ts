type Keys = readonly (string | number)[];
type Json = Record<string, unknown>;

const responses = { '200': { description: 'x' } };
const media = ['components', 'requestBodies', 'B', 'content', 'a/b'];
const schema = ['components', 'schemas', 'S'];
const scheme = ['components', 'securitySchemes', 'K'];
const flow = (name: string) => [...scheme, 'flows', name];
const urls = { authorizationUrl: 'https://a.test', tokenUrl: 'https://a.test' };

/** Where each object of the specification is in a minimal document, and a valid value of it. */
export const objects: Record<string, { keys: Keys; value: Json; around?: Json }> = {
  Root: { keys: [], value: { info: { title: 'T', version: '1' }, paths: {} } },
  Info: { keys: ['info'], value: { title: 'T', version: '1' } },
  Contact: { keys: ['info', 'contact'], value: {} },
  License: { keys: ['info', 'license'], value: { name: 'MIT' } },
  Server: { keys: ['servers', 0], value: { url: '/' } },
  ServerVariable: { keys: ['servers', 0, 'variables', 'v'], value: { default: 'a' }, around: { url: '/{v}' } },
  Components: { keys: ['components'], value: {} },
  Paths: { keys: ['paths'], value: {} },
  PathItem: { keys: ['paths', '/a'], value: {} },
  Operation: { keys: ['paths', '/a', 'get'], value: { responses } },
  ExternalDocs: { keys: ['externalDocs'], value: { url: '/' } },
  Parameter: { keys: ['paths', '/a/{id}', 'parameters', 0], value: { name: 'a', in: 'query', schema: {} } },
  RequestBody: { keys: ['components', 'requestBodies', 'B'], value: { content: { 'a/b': {} } } },
  MediaType: { keys: media, value: {} },
  Encoding: { keys: [...media, 'encoding', 'p'], value: {} },
  Responses: { keys: ['paths', '/a', 'get', 'responses'], value: responses },
  Response: { keys: ['components', 'responses', 'R'], value: { description: 'x' } },
  Callback: { keys: ['components', 'callbacks', 'C'], value: {} },
  Example: { keys: ['components', 'examples', 'E'], value: {} },
  Link: { keys: ['components', 'links', 'L'], value: { operationRef: 'b.yaml#/paths/~1a/get' } },
  Header: { keys: ['components', 'headers', 'H'], value: { schema: {} } },
  Tag: { keys: ['tags', 0], value: { name: 'a' } },
  Schema: { keys: schema, value: {} },
  Discriminator: { keys: [...schema, 'discriminator'], value: { propertyName: 'a' }, around: { required: ['a'] } },
  Xml: { keys: [...schema, 'xml'], value: {} },
  ApiKey: { keys: scheme, value: { type: 'apiKey', name: 'a', in: 'header' } },
  Http: { keys: scheme, value: { type: 'http', scheme: 'bearer' } },
  OAuth2: { keys: scheme, value: { type: 'oauth2', flows: {} } },
  OpenIdConnect: { keys: scheme, value: { type: 'openIdConnect', openIdConnectUrl: 'https://a.test' } },
  OAuthFlows: { keys: [...scheme, 'flows'], value: {}, around: { type: 'oauth2' } },
  ImplicitFlow: { keys: flow('implicit'), value: { ...pick('authorizationUrl'), scopes: {} } },
  PasswordFlow: { keys: flow('password'), value: { ...pick('tokenUrl'), scopes: {} } },
  ClientCredentials: { keys: flow('clientCredentials'), value: { ...pick('tokenUrl'), scopes: {} } },
  AuthorizationCode: { keys: flow('authorizationCode'), value: { ...urls, scopes: {} } },
  DeviceAuthorization: {
    keys: flow('deviceAuthorization'),
    value: { deviceAuthorizationUrl: 'https://a.test', ...pick('tokenUrl'), scopes: {} },
  },
  SecurityRequirement: { keys: ['security', 0], value: {} },
};

function pick(name: keyof typeof urls): Json {
  return { [name]: urls[name] };
}

/** Returns a valid document with an object at its place. */
export function toDocument(version: string, name: string, value: unknown): Json {
  const { keys = [], around = {} } = objects[name] ?? {};
  const document: Json = {
    openapi: `${version}.0`,
    info: { title: 'T', version: '1' },
    paths: name === 'Link' ? { '/a': { get: { responses } } } : {},
  };
  if (name === 'SecurityRequirement')
    document['components'] = {
      securitySchemes: {
        key: { type: 'apiKey', name: 'a', in: 'header' },
        oauth: { type: 'oauth2', flows: { implicit: { ...pick('authorizationUrl'), scopes: {} } } },
      },
    };
  if (keys.includes('S')) document['components'] = { schemas: { Other: {} } };
  if (keys.includes('flows')) setAt(document, scheme, { type: 'oauth2' });
  if (keys.length === 0) return { openapi: document['openapi'], ...(value as Json) };
  setAt(document, keys, value);
  const parent = name === 'ServerVariable' ? keys.slice(0, 2) : keys.slice(0, -1);
  for (const [key, other] of Object.entries(around)) setAt(document, [...parent, key], other);
  return document;
}

/** Sets a value in a document and creates the objects and lists on the way. */
function setAt(root: Json, keys: Keys, value: unknown): void {
  let parent = root as Record<string | number, unknown>;
  for (const [index, key] of keys.slice(0, -1).entries()) {
    parent[key] ??= typeof keys[index + 1] === 'number' ? [] : {};
    parent = parent[key] as Record<string | number, unknown>;
  }
  parent[keys.at(-1) ?? ''] = value;
}
