import type { Server } from '../model/prose-marks-server-and-docs-links';
import type { OperationPair } from './comparison-types-and-operation-names';

/** Compares two lists of servers by URL. Without a server, an API is at `/`. */
export function compareServers(
  before: Server[],
  after: Server[],
  pointers: { before: string; after: string },
  report: OperationPair['report'],
): void {
  const toMap = (servers: Server[]) =>
    new Map((servers.length === 0 ? [{ url: '/', variables: [] }] : servers).map((server) => [server.url, server]));
  const [old, now] = [toMap(before), toMap(after)];
  for (const [name, server] of old) {
    const other = now.get(name);
    if (!other) report({ rule: 'server-removed', name, pointers });
    else if (toVariables(server) !== toVariables(other)) report({ rule: 'server-variables-changed', name, pointers });
  }
  for (const name of now.keys()) if (!old.has(name)) report({ rule: 'server-added', name, pointers });
}

function toVariables({ variables }: Pick<Server, 'variables'>): string {
  const texts = variables.map(({ name, default: value, values }) => JSON.stringify([name, value, [...values].sort()]));
  return texts.sort().join(' ');
}
