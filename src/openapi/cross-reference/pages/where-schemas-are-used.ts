import { join, toLines } from '@/markdown/build-hast-for-generated-pages';
import type { Spec } from '../../model/spec';
import { toComponentLink, type Component } from '../component-schemas';
import type { CrossReferenceList } from '../split-list-into-pages';
import { toMarkTexts } from '../item-texts-and-links';
import { isOfRequest } from '../../operation-values';
import { crossReferencePath } from '../page-paths-and-anchors';
import { toServiceSections, toTables, type Row } from '../build-sections-blocks-and-tables';

/** The page that lists the component schemas of all services with the number of operations that use each. */
export function toSchemasPage(specs: Spec[], components: Component[]): CrossReferenceList {
  const toBlocks = (spec: Spec) =>
    toTables(['Schema', 'Used in'], components.filter((component) => component.spec === spec).map(toRow));
  return {
    path: `${crossReferencePath}schemas/`,
    title: 'Where schemas are used',
    description:
      'The named schemas of all services, with the operations that use them directly or through other schemas.',
    keywords: ['where used', 'usages', 'references', 'models', 'types'],
    intro: [
      'Use this page to find the operations that a change to a schema affects. An operation can use a schema directly or through another schema. The page of each schema lists every operation, with the path to the schema.',
    ],
    sections: toServiceSections(specs, toBlocks),
  };
}

function toRow(component: Component): Row {
  const toUse = (ofRequest: boolean, text: string) => {
    const values = component.uses.filter(({ value }) => isOfRequest(value) === ofRequest);
    const count = new Set(values.map(({ value }) => value.operation)).size;
    return count === 0 ? [] : [`${text} of ${count === 1 ? '1 operation' : `${count} operations`}`];
  };
  const uses = [...toUse(true, 'Requests'), ...toUse(false, 'Responses')];
  const { spec, node } = component;
  const name = [toComponentLink(component), ...toMarkTexts(spec, { marks: node.sectionMarks ?? node.marks })];
  return { cells: [join(name), toLines(uses.length === 0 ? ['No operation'] : uses)] };
}
