import GithubSlugger from 'github-slugger';
import { inline, join, toCode, toLines, toLink, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import { toMeaning, toMarkTexts } from '../item-texts-and-links';
import type { Spec } from '../../model/spec';
import type { CrossReferenceList } from '../split-list-into-pages';
import { toValueText } from '../../exact-numbers';
import { getEnumerations, type Enumeration } from '../collect-enumerations';
import { crossReferencePath } from '../page-paths-and-anchors';
import { toBlock, toHeaded, toServiceSections, type Block } from '../build-sections-blocks-and-tables';

/** The page of all enumerations: a comparison of similar ones, then each one with its meanings. */
export function toEnumerationsPage(specs: Spec[]): CrossReferenceList {
  const enumerations = specs.flatMap(getEnumerations);
  const similar = toSimilar(enumerations);
  // Enumerations of one service may have the same name and other values.
  const slugger = new GithubSlugger();
  const sections = toServiceSections(specs, (spec) =>
    enumerations
      .filter((enumeration) => enumeration.spec === spec)
      .map((enumeration) => toTableOfValues(enumeration, slugger.slug(`${spec.service}-${toId(enumeration.name)}`))),
  );
  return {
    path: `${crossReferencePath}values/`,
    title: 'Values and statuses',
    description:
      'Every enumeration of all services with the documented meanings of its values, and similar ones compared.',
    keywords: [
      'statuses',
      'states',
      'enumerations',
      'enum values',
      'lifecycle',
      'meaning of a status',
      'transitions',
      'compare statuses',
      ...enumerations.flatMap(toPlural),
    ],
    intro: [
      'Use this page to look up the values of a property, a parameter, or a schema. The specifications do not say which value can follow another one, so no transitions are shown.',
    ],
    sections: [
      ...(similar.length === 0
        ? []
        : [{ id: 'similar', title: 'Similar enumerations', blocks: similar.map(toComparison) }]),
      ...sections,
    ],
  };
}

/** Groups the enumerations that share at least two values with another one of the group. */
function toSimilar(enumerations: Enumeration[]): Enumeration[][] {
  const isSimilar = (left: Enumeration, right: Enumeration) => {
    const values = new Set(left.values.map(({ value }) => value));
    return right.values.filter(({ value }) => values.has(value)).length >= 2;
  };
  let groups: Enumeration[][] = [];
  for (const one of enumerations) {
    const near = groups.filter((group) => group.some((other) => isSimilar(one, other)));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), one]];
  }
  return groups.filter((group) => group.length > 1);
}

/** Returns what readers call all values of a status: `live system statuses`. */
function toPlural({ name }: Enumeration): string[] {
  return name.endsWith('Status') ? [`${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}es`] : [];
}

function toTableOfValues({ name, page, anchor, description, values, spec }: Enumeration, id: string): Block {
  const rows = values.map(({ value, anchor: step, description: meaning, marks }) => [
    join([toLink(toCode(toValueText(value)), page, anchor + step), ...toMarkTexts(spec, { marks })]),
    toMeaning(meaning),
  ]);
  return toHeaded(
    { id, title: toCode(name) },
    join(
      [
        ...(description === undefined ? [] : [toMeaning(description)]),
        inline`See ${toLink(toCode(name), page, anchor)} in the API reference.`,
      ],
      ' ',
    ),
    toTable(['Value', 'Meaning'], rows),
  );
}

/** Writes a table of the values of similar enumerations below their names: which ones have each value. A column for each would not fit a phone. */
function toComparison(group: Enumeration[]): Block {
  const all = [...new Set(group.flatMap(({ values }) => values.map(({ value }) => value)))];
  const byName = [...groupBy(group, ({ name }) => name).values()];
  const rows = all.map((value) => [
    toCode(toValueText(value)),
    toLines(byName.map((own) => toNameWith(own, value)).filter((name) => name !== undefined)),
  ]);
  const names = byName.flatMap(([first]) => (first ? [toCode(first.name)] : []));
  return toBlock(
    inline`The values of ${join(names)}, and where each one is found:`,
    toTable(['Value', 'Found in'], rows),
  );
}

/** Writes the name of enumerations, and links their value in each service. Undefined if none of them has the value. */
function toNameWith(enumerations: Enumeration[], value: string): Inline | undefined {
  const links = enumerations.flatMap(({ spec, page, anchor, values }) => {
    const found = values.find((own) => own.value === value);
    return found ? [toLink(spec.title, page, anchor + found.anchor)] : [];
  });
  return links.length === 0 ? undefined : inline`${toCode(enumerations[0]?.name ?? '')} (${join(links)})`;
}

function toId(name: string): string {
  return name
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
