import { parse } from 'yaml';
import { objects } from './documents';
import { rows, type Severity, type Version } from './rows';
import { types, wrongValues } from './types';

const versions: Version[] = ['3.0', '3.1', '3.2'];

/** A value that an object must not have. */
export interface WrongValue {
  object: string;
  /** The key that is missing or has the wrong value. It is missing if the row is about the object. */
  key?: string;
  /** The value of the whole object. */
  value: Record<string, unknown>;
  severity: Severity;
  version: Version;
  /** The path of keys from the object to the problem. */
  at: string[];
  isAtKey: boolean;
}

/** The table of what is an error and what is a warning: each wrong value of each object, in each version. */
export const table: WrongValue[] = [
  ...Object.entries(types).flatMap(([object, keys]) => toTypeRows(object, keys)),
  ...rows.flatMap(([object, wrong, severity, at, only = versions]) => {
    const [, key, text = wrong] = /^([^\s{[]+) = (.*)$/.exec(wrong) ?? [];
    const given = parse(text) as Record<string, unknown>;
    const value = key === undefined ? given : { ...objects[object]?.value, [key]: given };
    const path = at.replace(/^[.^]/, '');
    return only.map((version): WrongValue => {
      const isAtKey = at.startsWith('^') || at === '';
      return { object, key, value, severity, version, at: toPath(path, value), isAtKey };
    });
  }),
];

/** Splits a path. The first key may contain slashes, like those of paths. */
function toPath(path: string, value: object): string[] {
  if (path === '') return [];
  const first = Object.keys(value)
    .filter((key) => path === key || path.startsWith(`${key}/`))
    .sort((one, other) => other.length - one.length)[0];
  if (first === undefined) return path.split('/');
  return [first, ...path.slice(first.length).split('/').slice(1)];
}

/** Returns the rows for the types of the keys of an object, and for required keys that are missing. */
function toTypeRows(object: string, keys: string): WrongValue[] {
  const all = keys.split('; ').map((entry) => entry.split(' '));
  return all.flatMap(([name = '', kind = '', ...only], index) => {
    const key = name.replace(/!$/, '');
    // A key without versions follows one that is for some versions only.
    const others = all.slice(0, index).filter(([other = '']) => other.replace(/!$/, '') === key);
    const taken = others.flatMap(([, , ...rest]) => rest);
    // A key that is the same in all versions is checked in one.
    const same: Version[] = taken.length > 0 ? versions.filter((version) => !taken.includes(version)) : ['3.1'];
    const valid = only.length > 0 ? (only as Version[]) : same;
    const entries = Object.entries(objects[object]?.value ?? {}).filter(([other]) => other !== key);
    const without = Object.fromEntries(entries);
    const shared = { object, key, severity: 'error' as const };
    return valid.flatMap((version): WrongValue[] => [
      ...(wrongValues[kind] ?? []).map((wrong) => {
        const value = { ...objects[object]?.value, [key]: wrong };
        return { ...shared, value, version, at: [key], isAtKey: false };
      }),
      ...(name.endsWith('!') ? [{ ...shared, value: without, version, at: [], isAtKey: true }] : []),
    ]);
  });
}
