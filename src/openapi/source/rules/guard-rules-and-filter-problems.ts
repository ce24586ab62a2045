import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

type Visit = (node: unknown, context: UserContext, ...others: unknown[]) => unknown;
type Options = Record<string, unknown>;

/** The rule of a problem that says that another rule could not check an object. */
export const uncheckedRule = 'unchecked';

/**
 * Returns a rule that reports an object that it cannot check. Most rules expect a valid document: without a guard, one
 * throws for a number where it expects a string, and the user gets an error of JavaScript.
 */
export function toGuarded(rule: Oas3Rule): Oas3Rule {
  return (options: Options) => mapVisitors(rule(options), toGuardedVisit);
}

/** Which problems of a rule are reported: those that match a filter and no other one, and not those of one visitor. */
interface Part {
  filter?: RegExp;
  except?: RegExp;
  without?: string;
}

/** Returns a rule with only some of the problems of another rule. */
export function toPartial(rule: Oas3Rule, { filter, except, without }: Part): Oas3Rule {
  return (options: Options) => {
    const visitors = mapVisitors(rule(options), (visit) => (node, context, ...others) => {
      const report: UserContext['report'] = (problem) => {
        const isOfPart = (filter?.test(problem.message) ?? true) && !except?.test(problem.message);
        if (isOfPart) context.report(problem);
      };
      return visit(node, { ...context, report }, ...others);
    });
    if (without !== undefined) Reflect.deleteProperty(visitors, without);
    return visitors;
  };
}

function toGuardedVisit(visit: Visit): Visit {
  return (node, context, ...others) => {
    try {
      return visit(node, context, ...others);
    } catch {
      const message = 'This object cannot be checked further. Compare it with the specification of OpenAPI.';
      context.report({ ruleId: uncheckedRule, forceSeverity: 'warn', message, location: context.location });
      return undefined;
    }
  };
}

/** Replaces the functions in the visitors of a rule. A function called `skip` reports nothing. */
function mapVisitors(visitors: ReturnType<Oas3Rule>, map: (visit: Visit) => Visit): ReturnType<Oas3Rule> {
  return mapValue(visitors) as ReturnType<Oas3Rule>;

  function mapValue(value: unknown, key = ''): unknown {
    if (typeof value === 'function') return key === 'skip' ? value : map(value as Visit);
    if (Array.isArray(value)) return value.map((item) => mapValue(item));
    if (typeof value !== 'object' || value === null) return value;
    // The linter asks each object for every type of OpenAPI. Without a prototype, missing ones are found missing twice as fast.
    const mapped = Object.create(null) as Record<string, unknown>;
    for (const [name, child] of Object.entries(value)) mapped[name] = mapValue(child, name);
    return mapped;
  }
}
