import { getOperations, isWithoutErrors } from '../list-components-and-filter-operations';
import { toOperationSpot, type Rule, type Finding } from './finding-types-and-build-spots';
import type { Spec } from '../model/spec';
import { ambiguousPaths } from './ambiguous-paths';
import { authentication } from './authentication-header';
import { casing } from './casing';
import { enumerations } from './enumerations';
import { parameterNames } from './path-segments-with-different-parameter-names';
import { versions } from './version-format';
import { say } from './sentence';

/** Finds operations that document success only. */
const errorResponses: Rule = {
  name: 'consistency/error-responses',
  title: 'Operations without errors',
  find: (specs) =>
    specs.flatMap((spec) =>
      getOperations(spec)
        .filter(isWithoutErrors)
        .map((operation) => {
          const spot = toOperationSpot(spec, operation);
          return {
            spot,
            what: say`${spot.label} documents no error.`,
            fix: say`Add a response for each error that a client can receive.`,
            related: [],
          };
        }),
    ),
};

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
