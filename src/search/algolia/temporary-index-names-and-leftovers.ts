import { randomBytes } from 'node:crypto';
import { findStatus, type AdminClient } from './admin-client-and-error-reasons';

const hour = 60 * 60 * 1000;
/** The maximum age of a temporary index in milliseconds. No push takes this long, so an older index is from a killed push. */
const oldest = 3 * hour;

/** Returns a unique name for a temporary index. It contains the name of the live index and the current time. */
export function toTemporaryName(index: string, now = Date.now()): string {
  return `${index}_next_${now.toString(36)}_${randomBytes(4).toString('hex')}`;
}

/** Returns true for a temporary index of the live index that is too old for any push to be filling it. */
function isLeftover(name: string, index: string): boolean {
  const [, made = ''] = name.startsWith(`${index}_next_`)
    ? (/^([\da-z]{8,9})_[\da-f]{8}$/.exec(name.slice(`${index}_next_`.length)) ?? [])
    : [];
  return made !== '' && Date.now() - parseInt(made, 36) > oldest;
}

/**
 * Removes the temporary indexes that killed pushes left and returns their names. Does nothing if the key may not list indexes.
 */
export async function removeLeftovers(client: AdminClient, index: string): Promise<string[]> {
  const listed = await client.listIndices().catch((error: unknown) => {
    if (findStatus(error) === 403) return { items: [] };
    throw error;
  });
  const names = listed.items.map(({ name }) => name).filter((name) => isLeftover(name, index));
  for (const name of names) await client.deleteIndex({ indexName: name });
  return names;
}
