/**
 * The keys of each object of the OpenAPI specification: `key! kind versions`. The key is required if it has an exclamation
 * mark. Without versions, all have the key.
 * @see https://spec.openapis.org/oas/
 */
export const types: Record<string, string> = {
  Root: 'info! map; servers list; security list; tags list; externalDocs map; paths! map 3.0; paths map; components map; webhooks map 3.1 3.2; jsonSchemaDialect text 3.1 3.2; $self text 3.2',
  Info: 'title! text; summary text 3.1 3.2; description text; termsOfService text; contact map; license map; version! text',
  Contact: 'name text; url text; email text',
  License: 'name! text; identifier text 3.1 3.2; url text',
  Server: 'url! text; description text; variables map; name text 3.2',
  ServerVariable: 'enum texts; default! text; description text',
  Components:
    'schemas map; responses map; parameters map; examples map; requestBodies map; headers map; securitySchemes map; links map; callbacks map; pathItems map 3.1 3.2; mediaTypes map 3.2',
  PathItem:
    'summary text; description text; servers list; parameters list; get map; put map; post map; delete map; options map; head map; patch map; trace map; query map 3.2; additionalOperations map 3.2',
  Operation:
    'tags texts; summary text; description text; externalDocs map; operationId text; parameters list; requestBody map; responses! map 3.0; responses map; callbacks map; deprecated flag; security list; servers list',
  ExternalDocs: 'description text; url! text',
  Parameter:
    'name! text; in! word; description text; required flag; deprecated flag; allowEmptyValue flag; style word; explode flag; allowReserved flag; examples map; content map; schema map 3.0; schema schema 3.1 3.2',
  RequestBody: 'description text; content! map; required flag',
  MediaType:
    'schema mapOrNull 3.0; schema schemaOrNull 3.1 3.2; examples map; encoding map; itemSchema schema 3.2; prefixEncoding list 3.2; itemEncoding map 3.2',
  Encoding: 'contentType text; headers map; style word; explode flag; allowReserved flag',
  Responses: 'default map; 200 map; 4XX map',
  Response: 'description! text 3.0 3.1; description text; headers map; content map; links map; summary text 3.2',
  Callback: '{$request.body#/url} map',
  Example: 'summary text; description text; externalValue text; serializedValue text 3.2',
  Link: 'operationRef text; parameters map; description text; server map',
  Header:
    'description text; required flag; deprecated flag; style word; explode flag; schema map 3.0; schema schema 3.1 3.2; examples map; content map',
  Tag: 'name! text; description text; externalDocs map; summary text 3.2; parent text 3.2; kind text 3.2',
  Schema:
    'title text; multipleOf number; maximum number; minimum number; exclusiveMaximum flag 3.0; exclusiveMinimum flag 3.0; exclusiveMaximum number 3.1 3.2; exclusiveMinimum number 3.1 3.2; maxLength whole; minLength whole; pattern text; maxItems whole; minItems whole; uniqueItems flag; maxProperties whole; minProperties whole; required texts; enum list; type word; allOf list; oneOf list; anyOf list; not map 3.0; not schema 3.1 3.2; items map 3.0; items schema 3.1 3.2; properties map; additionalProperties schema; description text; format text; nullable flag 3.0; discriminator map; readOnly flag; writeOnly flag; xml map; externalDocs map; deprecated flag; if schema 3.1 3.2; then schema 3.1 3.2; else schema 3.1 3.2; dependentSchemas map 3.1 3.2; dependentRequired map 3.1 3.2; prefixItems list 3.1 3.2; contains schema 3.1 3.2; minContains whole 3.1 3.2; maxContains whole 3.1 3.2; patternProperties map 3.1 3.2; propertyNames schema 3.1 3.2; unevaluatedItems schema 3.1 3.2; unevaluatedProperties schema 3.1 3.2; contentEncoding text 3.1 3.2; contentMediaType text 3.1 3.2; contentSchema schema 3.1 3.2; examples list 3.1 3.2; $id text 3.1 3.2; $anchor text 3.1 3.2; $schema text 3.1 3.2; $comment text 3.1 3.2; $vocabulary map 3.1 3.2; $defs map 3.1 3.2; $dynamicAnchor text 3.1 3.2; $dynamicRef text 3.1 3.2; $ref text',
  Discriminator: 'propertyName! text; mapping map; defaultMapping text 3.2',
  Xml: 'name text; namespace text; prefix text; attribute flag; wrapped flag; nodeType word 3.2',
  ApiKey: 'type! word; name! text; in! word; description text',
  Http: 'scheme! text; bearerFormat text',
  OAuth2: 'flows! map; oauth2MetadataUrl text 3.2; deprecated flag 3.2',
  OpenIdConnect: 'openIdConnectUrl! text',
  OAuthFlows: 'implicit map; password map; clientCredentials map; authorizationCode map; deviceAuthorization map 3.2',
  ImplicitFlow: 'authorizationUrl! text; refreshUrl text; scopes! map',
  PasswordFlow: 'tokenUrl! text; refreshUrl text; scopes! map',
  ClientCredentials: 'tokenUrl! text; refreshUrl text; scopes! map',
  AuthorizationCode: 'authorizationUrl! text; tokenUrl! text; refreshUrl text; scopes! map',
  DeviceAuthorization: 'deviceAuthorizationUrl! text 3.2; tokenUrl! text 3.2; refreshUrl text 3.2; scopes! map 3.2',
  SecurityRequirement: 'key texts',
};

/** Values that a key of each kind must not have. */
export const wrongValues: Record<string, unknown[]> = {
  text: [5, null, { x: 1 }],
  word: [5, null, 'odd'],
  texts: ['x', null, { x: 1 }],
  flag: ['yes', null, []],
  whole: ['1', 1.5, -1],
  number: ['1', null],
  list: ['x', null, { x: 1 }],
  map: [true, null, ['x']],
  schema: ['x', null, ['x']],
  mapOrNull: [true, ['x']],
  schemaOrNull: ['x', ['x']],
};
