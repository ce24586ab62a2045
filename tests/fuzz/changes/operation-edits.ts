import type { Edit } from './edit';
import { toEdit } from './place';
import type { PlacedOperation } from './schemas';

/** Edits of operations, credentials, and servers by what they do. */
export const operationEdits: Record<string, Edit> = {
  'removes an operation': toEdit(isOwn, ({ operation, remove }) => {
    remove();
    return operation['deprecated'] === true ? ['both risky'] : ['both breaking'];
  }),
  'removes a webhook': toEdit(isOf('webhook'), ({ operation, remove }) => {
    remove();
    return operation['deprecated'] === true ? ['both risky'] : ['both breaking'];
  }),
  'removes a callback': toEdit(isOf('callback'), ({ operation, remove }) => {
    remove();
    return operation['deprecated'] === true ? ['both risky'] : ['both breaking'];
  }),
  'adds a webhook': (document) => {
    document.webhooks = { ...document.webhooks, added: { post: { responses: {} } } };
    return ['both safe'];
  },
  'adds an operation': ({ paths }) => {
    paths['/added'] = { get: { responses: {} } };
    return ['both safe'];
  },
  'moves an operation': ({ paths }) => {
    const { '/bills': item, ...others } = paths;
    for (const path of Object.keys(paths)) delete paths[path];
    Object.assign(paths, others, { '/invoices': item });
    return ['both breaking'];
  },
  'changes an operationId': toEdit(isOwn, ({ operation }) => {
    operation.operationId = 'changed';
    return ['both risky'];
  }),
  'deprecates an operation': toEdit(isSupported, ({ operation }) => {
    operation['deprecated'] = true;
    return ['both safe'];
  }),
  'removes an alternative of credentials': toEdit(isSecure, ({ operation }) => {
    operation.security = operation.security?.slice(0, 1);
    return ['both breaking'];
  }),
  'adds an alternative of credentials': toEdit(isSecure, ({ operation }) => {
    operation.security = [...(operation.security ?? []), { key: [] }];
    return ['both safe'];
  }),
  'adds a scope': toEdit(isSecure, ({ operation }) => {
    operation.security = [{ token: [] }, { login: ['read', 'write', 'all'] }];
    return ['both breaking'];
  }),
  'removes a scope': toEdit(isSecure, ({ operation }) => {
    operation.security = [{ token: [] }, { login: ['read'] }];
    return ['both safe'];
  }),
  'needs credentials': toEdit(
    (placed) => isOwn(placed) && !isSecure(placed),
    ({ operation }) => {
      operation.security = [{ token: [] }];
      // Requests without credentials are refused, and those with the new ones are accepted.
      return ['both breaking', 'both safe'];
    },
  ),
  'removes a server': (document) => {
    document.servers = document.servers.slice(0, 1);
    return ['both breaking'];
  },
  'adds a server': (document) => {
    document.servers.push({ url: 'https://new.example.com' });
    return ['both safe'];
  },
};

function isOf(kind: PlacedOperation['kind']): (placed: PlacedOperation) => boolean {
  return (placed) => placed.kind === kind;
}

function isOwn({ kind }: PlacedOperation): boolean {
  return kind === 'operation';
}

function isSecure({ kind, operation }: PlacedOperation): boolean {
  return kind === 'operation' && operation.security !== undefined;
}

function isSupported({ operation }: PlacedOperation): boolean {
  return operation['deprecated'] !== true;
}
