import { Segments } from '../anchors';
import { toTagAlias } from '../addresses';
import { findMember, findText, getItems, getTexts } from '../json';
import type { Operation, TagGroup } from '../model';
import type { Context } from './context';
import { toExternalDocs } from './external-docs';

/**
 * Groups operations by tag: in the order of `x-tagGroups`, else as declared, then by first use.
 * @see https://spec.openapis.org/oas/v3.1.1.html#tag-object
 */
export function toTagGroups(operations: Operation[], { document, toProse }: Context): TagGroup[] {
  const declared = new Map(getItems(document.root, 'tags').flatMap((tag) => toEntry(tag)));
  const groups = getItems(document.root, 'x-tagGroups').flatMap((group) =>
    getTexts(group, 'tags').map((tag): [string, string] => [tag, findText(group, 'name') ?? '']),
  );
  const groupNames = new Map(groups);
  const used = operations.flatMap(({ tags }) => tags);
  const isShown = (name: string) => declared.has(name) || used.includes(name);
  const names = [...new Set([...[...groupNames.keys()].filter(isShown), ...declared.keys(), ...used])];
  const segments = new Segments();
  const named = names.map((name): TagGroup => {
    const tag = declared.get(name);
    return {
      name,
      anchor: `tag.${segments.claim(name)}`,
      aliases: [toTagAlias(name)],
      title: findText(tag, 'x-displayName') ?? findText(tag, 'summary') ?? name,
      description: toProse(findText(tag, 'description')),
      externalDocs: toExternalDocs(findMember(tag, 'externalDocs')),
      group: groupNames.get(name),
      operationIds: operations.filter(({ tags }) => tags.includes(name)).map(({ id }) => id),
      page: '',
    };
  });
  const untagged = operations.filter(({ tags }) => tags.length === 0).map(({ id }) => id);
  const rest: TagGroup = {
    anchor: `tag.${segments.claim('')}`,
    aliases: [],
    title: '',
    operationIds: untagged,
    page: '',
  };
  return untagged.length > 0 ? [rest, ...named] : named;
}

function toEntry(tag: unknown): [string, unknown][] {
  const name = findText(tag, 'name');
  return name === undefined ? [] : [[name, tag]];
}
