/** What differs in the specs of this project: found by reading them, not by running the rules. */
export const oddities: { what: string; file: string; rule: string; names: string[] }[] = [
  {
    what: 'An account has its ID or its email address at the same place in the path',
    file: 'openapi/accounts/openapi.yaml:41:3',
    rule: 'ambiguous-paths',
    names: ['/Accounts/{email}', '/Accounts/{accountId}'],
  },
  {
    what: 'The parameter of these paths has two names',
    file: 'openapi/accounts/openapi.yaml:41:3',
    rule: 'parameter-names',
    names: ['`email`', '`accountId`'],
  },
  {
    what: 'A secret is deleted by another name than it is read by',
    file: 'openapi/environments/openapi.yaml:75:3',
    rule: 'ambiguous-paths',
    names: ['secrets/{secretName}', 'secrets/{secretShortName}'],
  },
  {
    what: 'The same path parameter has two names',
    file: 'openapi/environments/openapi.yaml:75:3',
    rule: 'parameter-names',
    names: ['`secretName`', '`secretShortName`'],
  },
  {
    what: 'A provider is in a resource group, or has an ID',
    file: 'openapi/providers/openapi.yaml:46:3',
    rule: 'parameter-names',
    names: ['`providerId`', '`resourceGroupId`'],
  },
  {
    what: 'The name of a provider has two names',
    file: 'openapi/providers/openapi.yaml:36:3',
    rule: 'parameter-names',
    names: ['`providerName`', '`name`'],
  },
  {
    what: 'One service reads the token from another header',
    file: 'openapi/environments/openapi.yaml:120:5',
    rule: 'authentication-header',
    names: ['`bearerAuth`', '`JWT`', '`authorization`'],
  },
  {
    what: 'Only live systems have one of the types of providers',
    file: 'openapi/providers/schemas/ProviderType.yaml:5:1',
    rule: 'enumerations',
    names: ['`ProviderType`', '`CaaS`'],
  },
  ...[
    { schema: 'LiveSystem', line: 24, value: 'FailedMutation' },
    { schema: 'Blueprint', line: 13, value: 'Draft' },
    { schema: 'Mutation', line: 16, value: 'InProgress' },
  ].map(({ schema, line, value }) => ({
    what: `The status of a ${schema} has other values than that of a component`,
    file: `openapi/livesystems/schemas/${schema}.yaml:${line}:3`,
    rule: 'enumerations',
    names: [`\`${schema}.status\``, `\`${value}\``],
  })),
  {
    what: 'Some paths begin with a capital letter, others do not',
    file: 'openapi/accounts/openapi.yaml:33:3',
    rule: 'casing',
    names: ['`Accounts`', '`serviceAccount`'],
  },
  {
    what: 'The path of health begins with a capital letter',
    file: 'openapi/accounts/openapi.yaml:45:3',
    rule: 'casing',
    names: ['`Health`'],
  },
  {
    what: 'The paths of providers begin with a capital letter, and those of their live systems do not',
    file: 'openapi/providers/openapi.yaml:42:3',
    rule: 'casing',
    names: ['`Providers`', '`liveSystems`'],
  },
  ...[
    { service: 'blueprints', line: 29, name: 'Blueprints' },
    { service: 'livesystems', line: 28, name: 'LiveSystems' },
  ].map(({ service, line, name }) => ({
    what: `${name} begin with a capital letter`,
    file: `openapi/${service}/openapi.yaml:${line}:3`,
    rule: 'casing',
    names: ['`PascalCase`', `\`${name}\``, '`serviceAccount`'],
  })),
  {
    what: 'Live systems are spelled in two ways',
    file: 'openapi/providers/openapi.yaml:36:3',
    rule: 'casing',
    names: ['`liveSystems`', '`LiveSystems`'],
  },
  {
    what: 'One service has hyphens in its paths',
    file: 'openapi/environments/openapi.yaml:63:3',
    rule: 'casing',
    names: ['`kebab-case`', '`ci-cd-profiles`', '`serviceAccount`'],
  },
  ...['accounts', 'environments'].map((service) => ({
    what: `The version of ${service} is v1, not v1.0`,
    file: `openapi/${service}/openapi.yaml:4:3`,
    rule: 'version-style',
    names: ['`v1`', '`v1.0`'],
  })),
  {
    what: 'An account is created without documented errors',
    file: 'openapi/accounts/paths/accounts.yaml:1:1',
    rule: 'error-responses',
    names: ['`POST /Accounts`'],
  },
];
