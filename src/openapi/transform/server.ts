import type { Located } from '../find-in-bundled-document';
import { findMember, findText, getEntries, getTexts, isObject, type JsonObject } from '../find-members-of-parsed-json';
import type { Server } from '../model/prose-marks-server-and-docs-links';
import type { Context } from './context-and-pending-examples';
import { findNameAndDescription } from './external-docs-and-name-with-description';

/**
 * Reads the servers of a document, path item, or operation, with their variables.
 * @see https://spec.openapis.org/oas/v3.1.1.html#server-object
 * @see https://spec.openapis.org/oas/v3.1.1.html#server-variable-object
 */
export function toServers({ value }: Located, { toProse }: Context): Server[] {
  const servers = findMember(value, 'servers');
  if (!Array.isArray(servers)) return [];
  return servers.filter(isObject).map((server) => toServer(server, { toProse }));
}

/** Reads one server: one of a list, or that of a link. */
export function toServer(server: JsonObject, { toProse }: Pick<Context, 'toProse'>): Server {
  const url = withoutSlash(findText(server, 'url') ?? '/');
  return { url, defaultUrl: findDefaultUrl(url, server), ...toTexts(server, toProse) };
}

/**
 * Replaces each variable by its default value. Returns undefined if there are none, if one has no value, or if the URL is only one variable,
 * whose default value is shown anyway.
 */
function findDefaultUrl(url: string, server: JsonObject): string | undefined {
  const defaults = new Map(
    getEntries(server, 'variables').map(([name, variable]) => [name, findText(variable, 'default')]),
  );
  const expanded = withoutSlash(
    url.replace(/\{([^{}]*)\}/g, (variable, name: string) => defaults.get(name) ?? variable),
  );
  return expanded === url || /^\{[^{}]*\}$/.test(url) || /[{}]/.test(expanded) ? undefined : expanded;
}

/** Paths begin with a slash, so a base URL ends with none. */
function withoutSlash(url: string): string {
  return url.replace(/(?<=.)\/$/, '');
}

function toTexts(server: JsonObject, toProse: Context['toProse']): Omit<Server, 'url' | 'defaultUrl'> {
  return {
    description: toProse(findNameAndDescription(server, 'name')),
    assumed: findText(server, 'x-assumed'),
    variables: getEntries(server, 'variables').map(([name, variable]) => ({
      name,
      default: findText(variable, 'default') ?? '',
      values: getTexts(variable, 'enum'),
      description: toProse(findText(variable, 'description')),
      assumed: findText(variable, 'x-assumed'),
    })),
  };
}
