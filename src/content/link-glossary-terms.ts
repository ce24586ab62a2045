import type { Element, Root } from 'hast';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';
import { become, getData, toElement } from '@/markdown/hast-elements';
import type { Section } from '@/markdown/plain-text-sections';

/** An entry of the glossary. */
export interface Term {
  id: string;
  /** `/guides/glossary/#blueprint`. */
  path: string;
  definition: string;
}

/** Finds an entry of a glossary, a page of which each section is an entry, by its heading in any case. Fails for another name. */
export function findTerm(name: string, sections: Section[], path: string): Term {
  const entries = sections.filter(({ id }) => id !== '');
  const section = entries.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  if (section) return { id: section.id, path: `${path}#${encodeURI(section.id)}`, definition: section.text };
  return fail(`"${name}" is no entry of the glossary`, {
    fix: toOffer(
      name,
      entries.map(({ title }) => title),
      'Entries',
    ),
  });
}

/** Finds an entry of the glossary. Fails for a name that it does not contain. */
export type FindTerm = (name: string) => Promise<Term>;

/**
 * Links the terms of a tree, and adds the definitions at its end, which browsers show while a link has the reader's interest. Browsers
 * without this feature, print, and Markdown show only the links. A wrong term becomes its text.
 */
export async function showTerms(
  tree: Root,
  terms: Element[],
  find: FindTerm | undefined,
  report: (node: Element, error: unknown) => void,
): Promise<void> {
  const shown = new Map<string, Element>();
  for (const node of terms) {
    const term = await find?.(getData(node, 'Name')).catch((error: unknown) => {
      report(node, error);
      return undefined;
    });
    if (!term || node.properties.dataPlain !== undefined) {
      become(node, 'span', {});
      continue;
    }
    const id = `definition-of-${term.id}`;
    shown.set(id, toElement('div', { id, popover: 'hint' }, [term.definition]));
    become(node, 'a', { href: term.path, interestfor: id });
  }
  tree.children.push(...shown.values());
}
