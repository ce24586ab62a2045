import { getOperations, isWithoutErrors } from '../cross-reference/items';
import { say, toOperationSpot, type Rule } from './finding';

/** Finds operations that document success only. */
export const errorResponses: Rule = {
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
