import { operationRules } from './operation-rules';
import type { Rule } from './rule';
import { schemaRules } from './schema-rules';

const all = { ...operationRules, ...schemaRules };

/** The id of a kind of change. */
export type RuleId = keyof typeof all;

/** All kinds of changes. */
export const rules: Readonly<Record<RuleId, Rule>> = all;
