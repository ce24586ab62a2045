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

/** Storage as a page meets it that was just loaded. */
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

test('what is stored can be read and removed again', async () => {
  const { readStored, writeStored } = await loadStorage(working);
  expect(writeStored('theme', 'dark')).toBe(true);
  expect(readStored('theme')).toBe('dark');
  writeStored('theme', undefined);
  expect(readStored('theme')).toBeUndefined();
});

test('a namespace of the page is behind every stored key', async () => {
  const { writeStored } = await loadStorage(working, { storageNamespace: 'acme' });
  writeStored('theme', 'dark');
  expect([...values]).toEqual([['theme-acme', 'dark']]);
});

test('storage that is denied acts as empty and costs one warning with its likely causes', async () => {
  const { readStored, writeStored } = await loadStorage('denied');
  expect(readStored('theme')).toBeUndefined();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(readStored('announcement.id')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/a frame, a private window or strict privacy settings/);
  expect(error).not.toHaveBeenCalled();
});

test('storage that is full or throws costs one message and nothing else', async () => {
  const { readStored, writeStored } = await loadStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('theme')).toBeUndefined();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(writeStored('theme', undefined)).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});
