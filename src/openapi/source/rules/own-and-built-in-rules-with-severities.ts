import type { Oas3Rule } from '@redocly/openapi-core';
import { AllOfCycle, OperationIdUnique } from './all-of-cycles-and-operation-ids';
import { OperationAliases } from './former-operation-ids';
import { DescriptionText } from './markdown-problems-in-descriptions';
import { DiscriminatorMapping } from './discriminator-mapping';
import { ContentKeys, LicenseKeys } from './exclusive-keys-and-unknown-encodings';
import { FormerNames } from './former-names';
import { LinkTarget } from './links';
import { toMarksRule } from './lifecycle-and-stability-extensions';
import { ParameterKeys } from './parameters-and-headers';
import { PathParameters } from './path-parameters';
import { OperationMethod, PathKey, ResponseStatus, ServerVariableValues } from './paths-methods-statuses-and-servers';
import { ReferenceText } from './references';
import { SchemaKeywords } from './schemas';
import { SecurityScopes } from './scopes-only-for-oauth-and-openid';
import { TagParents } from './tag-parents';
import { TextFormat } from './url-and-email-format';

type Version = 'oas3_0' | 'oas3_1' | 'oas3_2';

/** A rule of the specification of OpenAPI. What the specification forbids is an error, what it advises against a warning. */
interface SpecificationRule {
  name: string;
  severity: 'error' | 'warn';
  /** The only versions with this rule. */
  only?: readonly Version[];
  /** The built-in rule of which only the problems that match the filter are reported, and those of all visitors but one. */
  of?: string;
  filter?: RegExp;
  without?: string;
  /** Built-in rules that report the same mistakes. */
  replaces?: readonly string[];
}

const new32: readonly Version[] = ['oas3_2'];

/** The project's own rules, for what no built-in rule checks, or checks without saying where. */
export const ownRules: Record<string, Oas3Rule> = {
  'operation-operationId-unique': OperationIdUnique,
  'all-of-cycle': AllOfCycle,
  'discriminator-mapping': DiscriminatorMapping,
  'reference-text': ReferenceText,
  'path-key': PathKey,
  'path-parameters-defined': PathParameters,
  'response-status': ResponseStatus,
  'operation-method': OperationMethod,
  'parameter-keys': ParameterKeys,
  'content-keys': ContentKeys,
  'license-keys': LicenseKeys,
  'link-target': LinkTarget,
  'operation-aliases': OperationAliases,
  'former-names': FormerNames,
  marks: toMarksRule(() => new Date().toISOString().slice(0, 10)),
  'server-variable-values': ServerVariableValues,
  'security-scopes': SecurityScopes,
  'schema-keywords': SchemaKeywords,
  'tag-parents': TagParents,
  'text-format': TextFormat,
  'description-text': DescriptionText,
};

/** Rules by what they check. Those of the project come with the severity of most of their problems. */
export const specificationRules: readonly SpecificationRule[] = [
  ...Object.keys(ownRules).map((name): SpecificationRule => ({
    name,
    severity: ['operation-method', 'description-text'].includes(name) ? 'warn' : 'error',
    ...(name === 'server-variable-values' && { replaces: ['no-server-variables-empty-enum'] }),
    ...(name === 'tag-parents' && { only: new32, replaces: ['spec-no-invalid-tag-parents'] }),
  })),
  { name: 'struct', severity: 'error' },
  // The library treats the names in a mapping as references. Another rule checks them.
  { name: 'no-unresolved-refs', severity: 'error', of: 'no-unresolved-refs', without: 'DiscriminatorMapping' },
  { name: 'no-identical-paths', severity: 'error' },
  { name: 'operation-parameters-unique', severity: 'error' },
  { name: 'security-scheme-defined', severity: 'error', of: 'security-defined', filter: /^There is no/ },
  { name: 'server-variable-defined', severity: 'error', of: 'no-undefined-server-variable', filter: /is not defined/ },
  { name: 'server-variable-used', severity: 'warn', of: 'no-undefined-server-variable', filter: /is not used/ },
  { name: 'spec-components-invalid-map-name', severity: 'error' },
  { name: 'spec-example-values', severity: 'error' },
  { name: 'no-duplicated-tag-names', severity: 'error' },
  { name: 'spec-no-invalid-encoding-combinations', severity: 'error', only: new32 },
  { name: 'spec-querystring-parameters', severity: 'error', only: new32 },
  {
    name: 'discriminator-default',
    severity: 'error',
    only: new32,
    of: 'spec-discriminator-defaultMapping',
    filter: /^(?!.*\[object).*must include/,
  },
  { name: 'spec-ref-siblings', severity: 'warn' },
  { name: 'security-scopes-defined', severity: 'warn' },
  { name: 'no-enum-type-mismatch', severity: 'warn' },
  { name: 'no-duplicated-enum-values', severity: 'warn' },
  { name: 'no-ambiguous-paths', severity: 'warn' },
  { name: 'nullable-type-sibling', severity: 'warn', only: ['oas3_0'] },
];
