import type { Located } from '../document';
import { findMember, findText, getEntries, getTexts, isObject } from '../json';
import type { Server } from '../model';
import type { Context } from './context';

/**
 * Reads the servers of a document, path item, or operation, with their variables.
 * @see https://spec.openapis.org/oas/v3.1.1.html#server-object
 * @see https://spec.openapis.org/oas/v3.1.1.html#server-variable-object
 */
export function toServers({ value }: Located, { toProse }: Context): Server[] {
  const servers = findMember(value, 'servers');
  if (!Array.isArray(servers)) return [];
  return servers.filter(isObject).map((server) => ({
    url: (findText(server, 'url') ?? '/').replace(/(?<=.)\/$/, ''),
    description: toProse(findText(server, 'description') ?? findText(server, 'name')),
    assumed: findText(server, 'x-assumed'),
    variables: getEntries(server, 'variables').map(([name, variable]) => ({
      name,
      default: findText(variable, 'default') ?? '',
      values: getTexts(variable, 'enum'),
      description: toProse(findText(variable, 'description')),
      assumed: findText(variable, 'x-assumed'),
    })),
  }));
}
