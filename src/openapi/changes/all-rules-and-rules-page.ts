import { annotationRules } from './annotation-rules';
import { parameterBodyAndResponseRules } from './parameter-body-and-response-rules';
import { subschemaAndAlternativeRules } from './subschema-and-alternative-rules';
import { serviceOperationSecurityAndServerRules } from './service-operation-security-and-server-rules';
import { propertyRules } from './property-rules';
import type { Rule } from './breaking-change-classes-rule-type-and-reasons';
import { typeValueAndLimitRules } from './type-value-and-limit-rules';

/** The rules by subject, with the subject of their examples. */
const groups = [
  {
    title: 'Services, operations, credentials, and servers',
    rules: serviceOperationSecurityAndServerRules,
    subject: 'GET /pets',
  },
  { title: 'Parameters, bodies, and responses', rules: parameterBodyAndResponseRules, subject: 'parameter `limit`' },
  { title: 'Types, values, and limits', rules: typeValueAndLimitRules, subject: '`Pet`' },
  { title: 'Properties', rules: propertyRules, subject: '`Pet`' },
  { title: 'Subschemas and alternatives', rules: subschemaAndAlternativeRules, subject: '`Pet`' },
  { title: 'Other keywords', rules: annotationRules, subject: '`Pet`' },
];

type KeyOf<Group> = Group extends unknown ? keyof Group : never;

/** The id of a kind of change. */
export type RuleId = KeyOf<(typeof groups)[number]['rules']>;

/** All kinds of changes. */
export const rules = Object.fromEntries(groups.flatMap((group) => Object.entries<Rule>(group.rules))) as Readonly<
  Record<RuleId, Rule>
>;

/** Names for what the sentence about a change consists of. A limit is the one with the shortest words. */
const facts = { name: 'x', keyword: 'maximum', before: 'old', after: 'new' };

/** Generates a Markdown page from the rules that lists every kind of change with its classes. */
export function toRulesPage(): string {
  return [
    '# Changes of an API',
    '',
    'Every kind of change that `npm run openapi:diff` finds, generated from its rules by `npm run options`. [openapi/README.md](../openapi/README.md) describes the command.',
    '',
    'The class of a change depends on where the value goes: in what clients send (**request**), or in what they get (**response**). For webhooks and callbacks, which the API sends, the two are reversed. A change of a component is one change in each direction, however many operations contain it. A change of a component schema that no operation uses is risky, unless it is compatible in both directions.',
    '',
    '- **breaking**: correct clients fail.',
    '- **risky**: some clients fail, or it depends on what the API does.',
    '- **safe**: correct clients continue to work.',
    '- **words**: only texts for people differ.',
    '',
    'Specs are compared by meaning: the order of keys and lists, names of components, `allOf`, references, defaults, and the version of OpenAPI make no change. `tests/fixtures/oasdiff-checks.tsv` lists every check of oasdiff with the rules here that cover it, or why there are none. Nothing reads the clock, so the class of a removal does not depend on whether a sunset date has passed.',
    ...groups.flatMap(({ title, rules, subject }) => ['', `## ${title}`, '', ...toTable(rules, subject)]),
    '',
  ].join('\n');
}

function toTable(rules: Record<string, Rule>, subject: string): string[] {
  const rows = Object.entries(rules).map(([id, { request, response, reason, say }]) => {
    const text = say({ ...facts, subject });
    return `| \`${id}\` | ${text.charAt(0).toUpperCase()}${text.slice(1)}. | ${request} | ${response} | ${reason} |`;
  });
  return ['| Rule | Example | In a request | In a response | Why |', '|---|---|---|---|---|', ...rows];
}
