import { inline, toCode, toLines, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { distinctBy } from '@/lib/lists';
import { toSentMethod } from '@/lib/http-method';
import { parameterLocations } from '../../model/parameter';
import { collectFromSchemaPlaces } from '../collect-from-schema-places';
import { getNamedValues } from '../collect-parameters-and-properties';
import { toOperationLink, toOwnerText, toServicePage, toMarkTexts } from '../item-texts-and-links';
import type { Mark, Marked } from '../../model/prose-marks-server-and-docs-links';
import type { Spec } from '../../model/spec';
import type { CrossReferenceList } from '../split-list-into-pages';
import { toItemPath } from '../../item-addresses';
import { toValueText } from '../../exact-numbers';
import { getEnumerations } from '../collect-enumerations';
import { crossReferencePath } from '../page-paths-and-anchors';
import { toServiceSections, toTables, type Block } from '../build-sections-blocks-and-tables';

/** The marks that say that something ends, or what replaces it. */
const ends: readonly Mark['kind'][] = ['deprecated', 'sunset', 'replacement'];

/** An item with what names it. */
interface Item extends Marked {
  name: Inline;
}

/** The page of everything that is deprecated, ends, or is replaced. It has no sections if there is nothing of the kind. */
export function toDeprecationsPage(specs: Spec[]): CrossReferenceList {
  return {
    path: `${crossReferencePath}deprecations/`,
    title: 'Deprecations',
    description: 'Everything that is deprecated, until when it is available, and what replaces it, in all services.',
    keywords: ['deprecated', 'sunset', 'end of life', 'what is removed', 'what replaces an operation'],
    intro: [
      'Use this page to see what to replace, and until when. What ends first is listed first. The specifications may not say when something ends, or what replaces it.',
    ],
    sections: toServiceSections(specs, toBlocks),
  };
}

function toBlocks(spec: Spec): Block[] {
  const items = getItems(spec)
    .map(({ name, marks = [] }) => ({ name, marks: marks.filter(({ kind }) => ends.includes(kind)) }))
    .filter(({ marks }) => marks.length > 0);
  const dated = items.filter(getEnd).sort((one, other) => getEnd(one).localeCompare(getEnd(other), 'en'));
  const rows = [...dated, ...items.filter((item) => !getEnd(item))].map((item) => ({
    cells: [item.name, toLines(toMarkTexts(spec, item))],
  }));
  return toTables(['Item', 'End and replacement'], rows);
}

/** Returns the words with the date on which an item ends, or an empty text. */
function getEnd({ marks = [] }: Marked): string {
  return marks.find(({ kind }) => kind === 'sunset')?.text ?? '';
}

function getItems(spec: Spec): Item[] {
  const operations = spec.operations.map(({ marks, ...operation }) => ({
    marks,
    name: toLines([toOperationLink(operation), toCode(`${toSentMethod(operation.method)} ${operation.path}`)]),
  }));
  const schemas = spec.componentIds.flatMap((id) => {
    const { marks, name, page, anchor } = spec.schemas[id] ?? {};
    if (name === undefined || page === undefined || anchor === undefined) return [];
    return [{ marks, name: toLink(toCode(name), page, anchor) }];
  });
  const constants = getEnumerations(spec).flatMap((enumeration) =>
    enumeration.values.map(({ marks, value, anchor }) => ({
      marks,
      name: inline`${toLink(toCode(toValueText(value)), enumeration.page, enumeration.anchor + anchor)} of ${toCode(enumeration.name)}`,
    })),
  );
  const tags = spec.tags.map(({ marks, title, page, anchor }) => ({ marks, name: toLink(title, page, anchor) }));
  const schemes = spec.securitySchemes.map(({ marks, name, anchor }) => ({
    marks,
    name: toLink(toCode(name), toServicePage(spec), anchor),
  }));
  return [...operations, ...getValues(spec), ...schemas, ...constants, ...tags, ...schemes];
}

/** Lists parameters, properties at any depth, and headers of responses. */
function getValues(spec: Spec): Item[] {
  const values = getNamedValues(spec, parameterLocations).map((value) => {
    const { marks, name, page, anchor, operation } = value;
    const owner = operation ? operation.title : toOwnerText(value);
    return { marks, page, anchor, name: inline`${toLink(toCode(name), page, anchor)} of ${owner}` };
  });
  const headers = spec.operations.flatMap(({ title, page, responses }) =>
    responses.flatMap(({ status, headers: own }) =>
      own.map(({ marks, name, anchor }) => {
        const link = toLink(toCode(name), page, anchor);
        return { marks, page, anchor, name: inline`${link} of response ${toCode(status)} of ${title}` };
      }),
    ),
  );
  const inner = collectFromSchemaPlaces(spec, ({ marks, name: component }, { name, page, anchor, use }) => {
    if (component !== undefined) return [];
    const link = toLink(toCode(use ? name.replace(/^body\./, '') : name), page, anchor);
    return [{ marks, page, anchor, name: use ? inline`${link} of ${use.operation.title}` : link }];
  });
  return distinctBy([...values, ...headers, ...inner], toItemPath);
}
