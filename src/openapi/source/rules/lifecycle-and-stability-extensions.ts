import { isDay } from '@/lib/check-version-names-and-days';
import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { toHint } from '@/lib/nearest-names';
import { findMember, findText, isObject, isTrue } from '../../find-members-of-parsed-json';
import { toKindOfValue } from '../plain-messages';
import { markKeys, stabilities } from '../../transform/marks';
import { toBadgeMistakes } from './badges';

/** The types of the library whose marks are shown. */
const marked = ['Operation', 'Parameter', 'Header', 'Schema', 'Tag', 'SecurityScheme'];

/** How each extension with a text is written. */
const written: Record<string, string> = {
  'x-deprecated-since': '"2.1"',
  'x-sunset': '"2031-05-01"',
  'x-replaced-by': 'createPet',
  'x-stability': 'beta',
  'x-scalar-stability': 'beta',
  'x-since': '"2.1"',
};

type Report = (message: string, key: string, severity?: 'warn') => void;

/**
 * Checks the extensions that say until when something can be used, how stable it is, and since when it exists. `getToday` returns the
 * date as `2031-05-01`.
 */
export function toMarksRule(getToday: () => string): Oas3Rule {
  return () => {
    const operations = new Set<string>();
    const replaced: { id: string; location: Location }[] = [];
    return {
      any(node: unknown, { report, location, type }: UserContext) {
        if (!isObject(node) || !marked.includes(type.name)) return;
        const tell: Report = (message, key, forceSeverity) =>
          report({ message, location: location.child([key]), forceSeverity });
        for (const key of markKeys.filter((known) => Object.hasOwn(node, known))) checkText(node, key, tell);
        checkStability(node, tell);
        checkEnd(node, getToday(), tell);
        for (const { message, path } of toBadgeMistakes(node))
          report({ message, location: location.child(['x-badges', ...path]) });
        const [id, replacement] = [findMember(node, 'operationId'), findMember(node, 'x-replaced-by')];
        if (type.name !== 'Operation' && replacement !== undefined)
          tell(
            'Only operations have `x-replaced-by`. Say in `description` what to use instead.',
            'x-replaced-by',
            'warn',
          );
        if (type.name !== 'Operation') return;
        if (typeof id === 'string') operations.add(id);
        if (typeof replacement !== 'string') return;
        if (replacement === id) tell('The operation replaces itself. Name another one.', 'x-replaced-by');
        else replaced.push({ id: replacement, location: location.child(['x-replaced-by']) });
      },
      Root: {
        leave(_root: unknown, { report }: UserContext) {
          for (const { id, location } of replaced.filter((entry) => !operations.has(entry.id)))
            report({
              message: `No operation has the operationId "${id}". Correct it, or remove \`x-replaced-by\`.`,
              suggest: [...operations],
              location,
            });
        },
      },
    };
  };
}

function checkText(node: object, key: string, tell: Report): void {
  const value = findMember(node, key);
  const example = written[key];
  const isText = typeof value === 'string' ? value.trim() !== '' : key.endsWith('since') && typeof value === 'number';
  if (example === undefined || isText) return;
  const kind = typeof value === 'string' ? 'empty' : toKindOfValue(value);
  tell(`\`${key}\` must be a text, not ${kind}. Write it as \`${key}: ${example}\`.`, key);
}

function checkStability(node: object, tell: Report): void {
  for (const key of ['x-stability', 'x-scalar-stability']) {
    const value = findMember(node, key);
    if (typeof value !== 'string' || value.trim() === '' || stabilities.includes(value)) continue;
    const fix =
      value === 'deprecated' ? 'Write `deprecated: true` instead.' : toHint(value, stabilities, 'Use one of these');
    tell(`"${value}" is not a known stability, and is shown as it is. ${fix}`, key, 'warn');
  }
}

function checkEnd(node: object, today: string, tell: Report): void {
  if (findText(node, 'x-deprecated-since') !== undefined && !isTrue(node, 'deprecated'))
    tell('Other tools do not read `x-deprecated-since`. Add `deprecated: true`.', 'x-deprecated-since', 'warn');
  const date = findMember(node, 'x-sunset');
  if (typeof date !== 'string' || date.trim() === '') return;
  if (!isDay(date))
    tell(`"${date}" is not a date. Write year, month, and day: \`x-sunset: "2031-05-01"\`.`, 'x-sunset');
  else if (date < today)
    tell(`The date ${date} has passed. Remove what is not available anymore, or correct the date.`, 'x-sunset', 'warn');
}
