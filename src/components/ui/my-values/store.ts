import { readStored, valuesKey, writeStored } from '@/lib/storage';

/** The values of variables by name. */
export type VariableValues = Readonly<Record<string, string>>;

// The values are those of a browser tab: they are in neither the URL nor the storage that other tabs and later visits share.
const listeners = new Set<() => void>();
let current: { text: string | undefined; variables: VariableValues } | undefined;

/** Returns the values of variables that the reader has set for all samples. */
export function getOwnValues(): VariableValues {
  const text = readStored(valuesKey, 'sessionStorage');
  if (!current || current.text !== text) current = { text, variables: parse(text) };
  return current.variables;
}

/** Sets the value of a variable, or removes it if the value is empty. */
export function setVariable(name: string, value: string): void {
  const others = Object.entries(getOwnValues()).filter(([other]) => other !== name);
  store(value === '' ? others : [...others, [name, value]]);
}

/** Removes all values. */
export function clearVariables(): void {
  store([]);
}

/** Calls back when a value changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(entries: [string, string][]): void {
  const text = entries.length === 0 ? undefined : JSON.stringify(Object.fromEntries(entries));
  // Without storage, the values last until the page is left.
  if (!writeStored(valuesKey, text, 'sessionStorage'))
    current = { text: readStored(valuesKey, 'sessionStorage'), variables: Object.fromEntries(entries) };
  listeners.forEach((listener) => listener());
}

function parse(text: string | undefined): VariableValues {
  try {
    const value = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && /^[A-Z]\w*$/.test(entry[0]),
      ),
    );
  } catch {
    return {};
  }
}
