import { annotationRules } from './annotation-rules';
import { bodyRules } from './parameter-and-body-rules';
import { compositionRules } from './composition-rules';
import { operationRules } from './service-and-operation-rules';
import { propertyRules } from './property-rules';
import type { Rule } from './rule';
import { valueRules } from './type-value-and-limit-rules';

const all = {
  ...operationRules,
  ...bodyRules,
  ...valueRules,
  ...propertyRules,
  ...compositionRules,
  ...annotationRules,
};

/** The id of a kind of change. */
export type RuleId = keyof typeof all;

/** All kinds of changes. */
export const rules: Readonly<Record<RuleId, Rule>> = all;
