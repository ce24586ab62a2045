import { inline, toCode, toLink, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import type { Operation } from '../../model/operation';
import type { Parameter } from '../../model/parameter';
import type { SecurityScheme } from '../../model/security';
import type { Spec } from '../../model/spec';
import { toSampleValue } from '../../samples/parameter-value';
import { getOperations, hasNoScheme, needsScheme } from '../../list-components-and-filter-operations';
import { getParameters } from '../../model/parameter';
import { toOperationList, toServiceHeading, toServicePage } from '../item-texts-and-links';
import type { Sources } from './section-input-types';

/** Writes the security schemes and request headers of each service. */
export function writeCredentialsAndHeaders({ specs }: Sources): Inline[] {
  return specs.flatMap((spec) => [toServiceHeading(spec), ...toSchemes(spec), ...toHeaders(spec)]);
}

/** Lists the security schemes, and the operations without one. */
function toSchemes(spec: Spec): Inline[] {
  const operations = getOperations(spec);
  const rows = spec.securitySchemes.flatMap((scheme) => {
    const users = operations.filter((operation) => needsScheme(operation, scheme.name));
    if (users.length === 0) return [];
    const link = toLink(toCode(scheme.name), toServicePage(spec), scheme.anchor);
    return [[inline`${link}, ${scheme.label}`, toCarrier(scheme), toOperationList(users, operations)]];
  });
  const open = operations.filter(hasNoScheme);
  return [
    ...(rows.length === 0 ? [] : [toTable(['Credential', 'Sent in', 'Operations'], rows)]),
    ...(open.length === 0 ? [] : [inline`No credential is documented for ${toOperationList(open, operations)}.`]),
  ];
}

/** Says in which header, parameter, or cookie a credential is sent. */
function toCarrier({ type, apiKey, assumed }: SecurityScheme): Inline {
  const carrier: Inline =
    type === 'mutualTLS'
      ? 'the TLS connection'
      : apiKey
        ? inline`${apiKey.in} ${toCode(apiKey.name)}`
        : toCode('Authorization');
  return assumed === undefined ? carrier : inline`${carrier} (assumed)`;
}

/** Lists the header parameters. Equal ones of several operations are one row. */
function toHeaders(spec: Spec): Inline[] {
  const operations = getOperations(spec);
  const groups = new Map<string, { link: Inline; example: Inline; users: Operation[] }>();
  for (const operation of operations)
    for (const parameter of getParameters(operation, 'header')) {
      const mark = parameter.assumed === undefined ? '' : ' (assumed)';
      const example = toExample(parameter, spec);
      const key = JSON.stringify([parameter.name, mark, example]);
      const link = [toLink(toCode(parameter.name), operation.page, parameter.anchor), mark];
      const group = groups.get(key) ?? { link, example, users: [] };
      groups.set(key, { ...group, users: [...group.users, operation] });
    }
  if (groups.size === 0) return ['No header parameters are documented.'];
  const rows = [...groups.values()].map(({ link, example, users }) => [
    link,
    inline`${example}: ${toOperationList(users, operations)}`,
  ]);
  return [toTable(['Header', 'Variable and operations'], rows)];
}

/** Returns the variable of a header in samples, or the value that they contain instead. */
function toExample(parameter: Parameter, { schemas }: Spec): Inline {
  const value = toSampleValue(parameter, schemas);
  return typeof value === 'string' ? inline`The value ${toCode(value)}` : toCode(value.variable);
}
