import { Segments } from '../anchors';
import { toTagAlias } from '../addresses';
import { findMember, findText, getItems, getTexts } from '../json';
import type { Operation, TagGroup } from '../model';
import type { Context } from './context';
import { toExternalDocs } from './external-docs';

/**
 * Groups operations by tag: untagged ones first, then in the order of `x-tagGroups`, of `tags`, and of first use.
 * @see https://spec.openapis.org/oas/v3.2.0.html#tag-object
 */
export function toTagGroups(operations: Operation[], { document, toProse }: Context): TagGroup[] {
  const declared = new Map(getItems(document.root, 'tags').flatMap((tag) => toEntries(tag)));
  const tagsWithGroup = getItems(document.root, 'x-tagGroups').flatMap((group) =>
    getTexts(group, 'tags').map((tag): [string, string] => [tag, findText(group, 'name') ?? '']),
  );
  const groupNameByTag = new Map(tagsWithGroup);
  const usedNames = operations.flatMap(({ tags }) => tags);
  const isKnown = (name: string) => declared.has(name) || usedNames.includes(name);
  const names = [...new Set([...[...groupNameByTag.keys()].filter(isKnown), ...declared.keys(), ...usedNames])];
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
      group: groupNameByTag.get(name),
      operationIds: operations.filter(({ tags }) => tags.includes(name)).map(({ id }) => id),
      page: '',
    };
  });
  const untagged = operations.filter(({ tags }) => tags.length === 0).map(({ id }) => id);
  const untaggedGroup: TagGroup = {
    // Claimed last, so that this segment does not change the anchors of named tags.
    anchor: `tag.${segments.claim('')}`,
    aliases: [],
    title: '',
    operationIds: untagged,
    page: '',
  };
  return untagged.length > 0 ? [untaggedGroup, ...named] : named;
}

function toEntries(tag: unknown): [string, unknown][] {
  const name = findText(tag, 'name');
  return name === undefined ? [] : [[name, tag]];
}
