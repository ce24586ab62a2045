/** Raised whenever the values that were loaded before are outdated. */
let state = 0;

/** Returns a function that loads a value when it is first called, and again only after {@link forgetMemos}. */
export function memo<T>(load: () => T): () => T {
  let loaded: { state: number; value: T } | undefined;
  return () => {
    if (loaded?.state !== state) loaded = { state, value: load() };
    return loaded.value;
  };
}

/** Returns a function that computes its result only once for each object. */
export function memoBy<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}

/** Makes every {@link memo} load its value again. In development, sources can change at any time. */
export function forgetMemos(): void {
  state += 1;
}
