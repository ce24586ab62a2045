import type { NodeType } from '@redocly/openapi-core';

type Types = Record<string, NodeType>;
type Properties = NodeType['properties'];

/** A map with names chosen by the author. */
const toMap = (value: NodeType['additionalProperties']): NodeType => ({
  properties: {},
  additionalProperties: value,
  extensionsPrefix: 'x-',
});

const text = { type: 'string' } as const;
/** The types of OpenAPI 3.0, and one that a rule with a better message rejects. */
const oldTypes = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
const flows = ['ImplicitFlow', 'PasswordFlow', 'ClientCredentials', 'AuthorizationCode', 'DeviceAuthorization'];

/**
 * Corrects the library's description of OpenAPI: what it leaves open, and what OpenAPI 3.2 allows but it does not. The keys
 * of `paths` and `responses` are checked by rules, whose messages are better.
 */
export function toCorrectTypes(types: Types, version: string): Types {
  const is32 = version === 'oas3_2';
  return {
    ...types,
    ...change(types, 'Root', { openapi: text }),
    ...change(types, 'Link', { parameters: 'LinkParameters' }),
    ...Object.assign({}, ...flows.map((flow) => change(types, flow, { scopes: 'Scopes' }))),
    ...(version === 'oas3_0'
      ? change(types, 'Schema', { items: 'Schema', type: { enum: oldTypes } })
      : change(types, 'Schema', { $vocabulary: 'Vocabularies' })),
    ...(is32 && toNewTypes(types)),
    Paths: { ...types['Paths'], properties: {}, additionalProperties: 'PathItem' },
    Responses: { ...types['Responses'], properties: { default: 'Response' }, additionalProperties: 'Response' },
    LinkParameters: toMap({ resolvable: false }),
    Scopes: toMap(text),
    Vocabularies: toMap({ type: 'boolean' }),
  };
}

/** @see https://spec.openapis.org/oas/v3.2.0.html */
function toNewTypes(types: Types): Types {
  const styles = ['form', 'simple', 'label', 'matrix', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'cookie'];
  const { encoding, prefixEncoding, itemEncoding } = types['MediaType']?.properties ?? {};
  return {
    ...change(types, 'Parameter', { style: { enum: styles } }),
    ...change(types, 'Encoding', { encoding, prefixEncoding, itemEncoding }),
    ...change(types, 'OAuth2Flows', { deviceAuthorization: 'DeviceAuthorization' }),
    ...change(types, 'Response', {}, { required: [] }),
    NamedMediaTypes: toMap('MediaType'),
  };
}

/** Changes properties of a type, if the version of OpenAPI has it. */
function change(types: Types, name: string, properties: Properties, others: Partial<NodeType> = {}): Types {
  const type = types[name];
  return type ? { [name]: { ...type, ...others, properties: { ...type.properties, ...properties } } } : {};
}
