/** Finds the name that differs from another one only in its capitals, hyphens, and underscores, and is not the same. */
export function findWritten(name: string, names: readonly string[]): string | undefined {
  const bare = toBare(name);
  return names.find((other) => other !== name && toBare(other) === bare);
}

function toBare(name: string): string {
  return name.replace(/[-_\s]/g, '').toLowerCase();
}
