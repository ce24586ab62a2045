import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const values = new Map<string, string>();
const working = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
const refuse = () => {
  throw new Error('QuotaExceededError');
};

/** Loads the module as a page does that was just opened. */
async function loadStorage(storage: object | 'denied', dataset = {}) {
  const window = {};
  Object.defineProperty(window, 'localStorage', { get: () => (storage === 'denied' ? refuse() : storage) });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.resetModules();
  return import('@/lib/storage');
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  values.clear();
  warn.mockClear();
  error.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a stored value can be read and removed', async () => {
  const { readStored, writeStored } = await loadStorage(working);
  expect(writeStored('theme', 'dark')).toBe(true);
  expect(readStored('theme')).toBe('dark');
  writeStored('theme', undefined);
  expect(readStored('theme')).toBeUndefined();
});

test('writeStored appends the namespace of the page to the key', async () => {
  const { writeStored } = await loadStorage(working, { storageNamespace: 'acme' });
  writeStored('theme', 'dark');
  expect([...values]).toEqual([['theme-acme', 'dark']]);
});

test('denied storage acts as empty and logs one warning with the likely causes', async () => {
  const { readStored, writeStored } = await loadStorage('denied');
  expect(readStored('theme')).toBeUndefined();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(readStored('announcement.id')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/a frame, a private window or strict privacy settings/);
  expect(error).not.toHaveBeenCalled();
});

test('full or failing storage logs one error and throws nothing', async () => {
  const { readStored, writeStored } = await loadStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('theme')).toBeUndefined();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(writeStored('theme', undefined)).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});
