import type { Spec } from '../model/spec';
import { ambiguousPaths } from './ambiguous-paths';
import { authentication } from './authentication';
import { casing } from './casing';
import { enumerations } from './enumerations';
import { errorResponses } from './error-responses';
import type { Finding, Rule } from './finding';
import { parameterNames } from './parameter-names';
import { versions } from './versions';

/** The rules, in the order of the page. */
export const rules: Rule[] = [
  ambiguousPaths,
  authentication,
  enumerations,
  parameterNames,
  casing,
  versions,
  errorResponses,
];

/** Finds everything that the rules report in a list of specs. */
export function findInconsistencies(specs: Spec[]): Finding[] {
  return rules.flatMap(({ name, find }) => find(specs).map((finding) => ({ ...finding, rule: name })));
}
