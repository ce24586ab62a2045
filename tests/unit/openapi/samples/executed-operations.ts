import { loadSpec } from '@/openapi/load-services-and-specs';
import type { Operation } from '@/openapi/model/operation';
import type { Spec } from '@/openapi/model/spec';
import { toSampleRequest } from '@/openapi/samples/sample-request';
import { listVariables } from '@/openapi/samples/text-with-variables';
import { describedServices } from '../../described';
import { getOperation } from '../to-model';
import type { ExpectedRequest } from './expected-request';
import { fixtureRequests, fixtureSpecs } from './fixture-requests';
import { partsFiles, partsRequests, partsSpec } from './parts-requests';
import { oddRequests, oddSpec } from './odd-requests';
import { hasParsers } from './parse-bodies';
import { serializedRequests, serializedSpec } from './serialized-requests';
import { styledFiles, styledRequests, styledSpec } from './styled-requests';
import { wireFiles, wireRequests, wireSpec } from './wire-requests';

interface Case {
  name: string;
  spec: Spec;
  operation: Operation;
  expected: ExpectedRequest;
}

const specs = await Promise.all(describedServices.map((service) => loadSpec(service)));
const operations = specs.flatMap((spec) =>
  spec.operations.filter(({ kind }) => kind === 'operation').map((operation) => ({ spec, operation })),
);
const authored = [
  ...toCases('odd', oddSpec, oddRequests),
  ...toCases('styled', styledSpec, styledRequests),
  ...toCases('wire', wireSpec, wireRequests),
  ...toCases('parts', partsSpec, partsRequests),
  ...toCases('serialized', serializedSpec, serializedRequests),
  ...[...fixtureSpecs].flatMap(([name, spec]) => toCases(name, spec, fixtureRequests[name] ?? {})),
];

const names = [...operations, ...authored].flatMap(({ spec, operation }) => {
  const { url, headers } = toSampleRequest(spec, operation);
  return listVariables([url, ...headers.map(({ value }) => value)]);
});
/** The environment. Each variable has a unique value: that of `OWNER_ID` is `owner-id-of-reader`. */
export const variables = Object.fromEntries([...new Set(names)].map((name) => [name, toValue(name)]));
export const files = { 'photo.bin': 'a photo', ...styledFiles, ...wireFiles, ...partsFiles };

/** The operations whose samples are executed, with the requests that must arrive. */
export const cases: Case[] = [
  ...operations.map(({ spec, operation }) => ({
    name: `${spec.service} ${operation.id}`,
    spec,
    operation,
    expected: toExpected(spec, operation),
  })),
  ...authored.filter(({ expected }) => expected.parsed === undefined || hasParsers),
];

function toCases(name: string, spec: Spec, requests: Record<string, ExpectedRequest>): Case[] {
  return Object.entries(requests).map(([id, expected]) => ({
    name: `${name} ${id}`,
    spec,
    operation: getOperation(spec, id),
    expected,
  }));
}

function toValue(variable: string): string {
  return `${variable.toLowerCase().replaceAll('_', '-')}-of-reader`;
}

/** Returns the request that a sample of the five services must send, derived from the model of its operation. */
function toExpected(spec: Spec, operation: Operation): ExpectedRequest {
  const getRequired = (place: string) =>
    operation.parameters.find((group) => group.in === place)?.parameters.filter(({ required }) => required) ?? [];
  let path = operation.path;
  for (const { name, variable = name.replace(/[A-Z]/g, '_$&').toUpperCase() } of getRequired('path')) {
    path = path.replace(`{${name}}`, variables[variable] ?? '');
  }
  // The example of a secret is only a placeholder: `<Azure client id>`.
  const headers = getRequired('header').map(({ name, examples }) => [
    name,
    toValue((examples[0]?.source ?? '').replace(/[<>]/g, '').replaceAll(' ', '_')),
  ]);
  const [media] = operation.requestBody?.content ?? [];
  const example = media?.examples[0];
  return {
    method: operation.method.toUpperCase(),
    path,
    headers: {
      authorization: 'Bearer token-of-reader',
      ...(media ? { 'content-type': media.name } : {}),
      ...(Object.fromEntries(headers) as Record<string, string>),
    },
    body: example ? (JSON.parse(example.source) as unknown) : '',
  };
}
