import { randomBytes } from 'node:crypto';
import type { AdminClient } from './admin-client';

const hour = 60 * 60 * 1000;
/** No push takes as long: what is older was left behind by one that was killed. */
const oldest = 3 * hour;

/** A name that no other push has; it says whose it is, and when it was made. */
export function toTemporaryName(index: string, now = Date.now()): string {
  return `${index}_next_${now.toString(36)}_${randomBytes(4).toString('hex')}`;
}

/** True for a temporary index of ours that nobody can be filling any more. */
function isLeftover(name: string, index: string, now = Date.now()): boolean {
  const [, made = ''] = name.startsWith(`${index}_next_`)
    ? (/^([\da-z]{8,9})_[\da-f]{8}$/.exec(name.slice(`${index}_next_`.length)) ?? [])
    : [];
  return made !== '' && now - parseInt(made, 36) > oldest;
}

/** Removes what killed pushes left behind, and names it. A key without the right to list leaves it alone. */
export async function removeLeftovers(client: AdminClient, index: string): Promise<string[]> {
  const listed = await client.listIndices().catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 403) return { items: [] };
    throw error;
  });
  const names = listed.items.map(({ name }) => name).filter((name) => isLeftover(name, index));
  for (const name of names) await client.deleteIndex({ indexName: name });
  return names;
}
