import { inline, join, toCode, toLines, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import GithubSlugger from 'github-slugger';
import { groupBy } from '@/lib/lists';
import { memoBy } from '@/lib/memo';
import { toPhrases } from '../collect-constraints';
import { getOperations } from '../../list-components-and-filter-operations';
import { parameterLocations } from '../../model/parameter';
import { notDocumented, toOperationLink, toOwnerText, toMarkTexts } from '../item-texts-and-links';
import { getNamedValues, type NamedValue } from '../collect-parameters-and-properties';
import type { Spec } from '../../model/spec';
import type { CrossReferenceList } from '../split-list-into-pages';
import { getComponentPaths, crossReferencePath } from '../page-paths-and-anchors';
import { toTables, type Row } from '../build-sections-blocks-and-tables';

/** The maximum number of operations that a row names. */
const mostNamed = 3;

/** The most names with several meanings that the introduction lists. */
const mostSeveral = 100;

/** A name with its values, grouped by service, type, and description. */
interface Name {
  name: string;
  anchor: string;
  meanings: NamedValue[][];
}

/** The paths of the pages of component schemas by service and name. */
type SchemaPaths = ReadonlyMap<string, string>;

/** The page of all properties and parameters by name. */
export function toPropertiesPage(specs: Spec[]): CrossReferenceList {
  const paths = new Map(
    specs.flatMap((spec) =>
      getComponentPaths(spec).map(({ node, path }): [string, string] => [toKey(spec, node.name), path]),
    ),
  );
  const names = getNames(specs);
  const several = names.filter(({ meanings }) => meanings.length > 1);
  const letters = groupBy(names, ({ name }) => toLetter(name));
  return {
    path: `${crossReferencePath}properties/`,
    title: 'Properties and parameters',
    description: 'The properties and parameters of all services by name, with types, constraints, and meanings.',
    keywords: ['fields', 'all properties', 'index of properties', 'where is a property used'],
    contentsLevel: 2,
    intro: [
      'Use this page to find out where a name occurs, and what it means there. The link “uses” after a schema leads to the operations whose requests or responses contain the schema.',
      ...(several.length === 0 || several.length > mostSeveral
        ? []
        : [
            inline`Each of these names occurs in several services, or with several types or meanings: ${join(several.map(toNameLink))}.`,
          ]),
    ],
    sections: [...letters].map(([letter, own]) => ({
      id: `letter-${letter.toLowerCase()}`,
      title: letter,
      blocks: toTables(
        ['Name and type', 'Meaning and place'],
        own.flatMap((name) => toRows(name, paths)),
      ),
    })),
  };
}

const getValuesByName = memoBy((specs: Spec[]) =>
  groupBy(
    specs.flatMap((spec) => getNamedValues(spec, parameterLocations)),
    ({ name }) => name,
  ),
);

function getNames(specs: Spec[]): Name[] {
  const anchors = getNameAnchors(specs);
  const sorted = [...getValuesByName(specs)].sort(([left], [right]) => left.localeCompare(right, 'en'));
  return sorted.map(([name, own]) => ({
    name,
    anchor: anchors.get(name) ?? '',
    meanings: [...groupBy(own, toMeaning).values()],
  }));
}

/** Maps each name to its anchor. A number follows only if a name, after its other characters became hyphens, equals another one. */
export function getNameAnchors(specs: Spec[]): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger();
  const names = [...getValuesByName(specs).keys()];
  const isPlain = (name: string) => /^[\w-]*$/.test(name);
  const sorted = [...names.filter(isPlain), ...names.filter((name) => !isPlain(name))];
  return new Map(sorted.map((name) => [name, slugger.slug(`name-${name.replace(/[^\w-]/g, '-')}`, true)]));
}

function toNameLink({ name, anchor }: Name): Inline {
  return toLink(toCode(name), '', anchor);
}

function toMeaning(value: NamedValue): string {
  const { spec, description, in: location } = value;
  return JSON.stringify([spec.service, toType(value), description, location]);
}

function toLetter(name: string): string {
  return /^[a-z]/i.test(name) ? (name[0] ?? '').toUpperCase() : 'Other';
}

function toKey({ service }: Spec, name: string): string {
  return `${service} ${name}`;
}

/** Writes a row for each meaning of a name. The first one has its anchor. */
function toRows({ name, anchor: id, meanings }: Name, paths: SchemaPaths): Row[] {
  return meanings.flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const meaning = toLines([...(first.description === '' ? [] : [first.description]), toPlaces(first, group, paths)]);
    const head = toLines([toCode(name), toType(first)]);
    return [{ cells: [head, meaning], anchor: index === 0 ? { id, name } : undefined }];
  });
}

function toPlaces({ spec, in: location }: NamedValue, group: NamedValue[], paths: SchemaPaths): Inline {
  const operations = group.flatMap(({ operation }) => operation ?? []);
  const all = getOperations(spec).length;
  const places =
    operations.length > mostNamed
      ? [`${location ?? ''} of ${operations.length === all ? 'all' : operations.length} operations`]
      : operations.length > 0
        ? operations.map((operation) => inline`${location ?? ''} of ${toOperationLink(operation)}`)
        : group.map((value) => toOwner(value, paths));
  return inline`${spec.title}: ${join(places)}`;
}

/** Links the property in the API reference, and the uses of its schema. A body that is no component is itself the only use. */
function toOwner(value: NamedValue, paths: SchemaPaths): Inline {
  const { spec, owner = '', page, anchor } = value;
  const link = toLink(toOwnerText(value), page, anchor);
  const uses = anchor.startsWith('schema.') ? paths.get(toKey(spec, owner)) : undefined;
  return uses === undefined ? link : inline`${link} (${toLink('uses', uses, 'operations')})`;
}

function toType(value: NamedValue): Inline {
  const { spec, schema: node } = value;
  const type = !node || node.kind === 'any' ? [notDocumented] : [toCode(node.label), ...toPhrases(node)];
  return join([...type, ...toMarkTexts(spec, value)]);
}
