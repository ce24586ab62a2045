import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { findMember, findText, getItems } from '../../find-members-of-parsed-json';
import { getDeclaredTags, isChapter } from '../../transform/group-operations-by-tag-or-path';

/**
 * Checks that the parent of a tag exists, that it groups operations, and that parents do not form a circle.
 * @see https://spec.openapis.org/oas/v3.2.0.html#tag-object
 */
export const TagParents: Oas3Rule = () => ({
  Root(root: unknown, { report, location }: UserContext) {
    const tags = getDeclaredTags(root);
    const inCircles = new Set<string>();
    for (const [index, tag] of getItems(root, 'tags').entries()) {
      const [name, parent] = [findText(tag, 'name'), findMember(tag, 'parent')];
      if (name === undefined || typeof parent !== 'string') continue;
      const place = location.child(['tags', String(index), 'parent']);
      const circle = findCircle(name, tags);
      if (!tags.has(parent)) {
        const message = `No tag is called "${parent}". Add it to \`tags\`, or correct the name.`;
        report({ message, suggest: [...tags.keys()].filter((other) => other !== name), location: place });
      } else if (circle.length > 0) {
        const message = `The parents of tags form a circle: ${[...circle, name].join(' → ')}. Remove one of them.`;
        if (!inCircles.has(name)) report({ message, location: place });
        for (const member of circle) inCircles.add(member);
      } else if (isChapter(tag) && !isChapter(tags.get(parent))) {
        const kind = findText(tags.get(parent), 'kind');
        const message = `The tag "${parent}" is of the kind "${kind}", which contains no other tags. Remove \`parent\` from "${name}", or \`kind\` from "${parent}".`;
        report({ message, forceSeverity: 'warn', location: place });
      }
    }
  },
});

/** Returns the tags of a circle that begins with a tag, or an empty array if its parents do not lead back to it. */
function findCircle(name: string, tags: ReadonlyMap<string, unknown>): string[] {
  const passed = new Set<string>();
  for (let tag: string | undefined = name; tag !== undefined; tag = findText(tags.get(tag), 'parent')) {
    if (passed.has(tag)) return tag === name ? [...passed] : [];
    passed.add(tag);
  }
  return [];
}
