import { toServiceHeading, toTable } from '../../generated-pages/markdown';
import type { Spec } from '../../model';
import { toComponentLink, type Component } from '../components';
import { crossReferencePath, type CrossReferencePage } from '../page';

/** The page that lists the component schemas of all services with the number of operations that use each. */
export function toSchemasPage(specs: Spec[], components: Component[]): CrossReferencePage {
  const sections = specs.flatMap((spec) => {
    const own = components.filter((component) => component.spec === spec);
    return own.length === 0
      ? []
      : [toServiceHeading(spec), toTable(['Schema', 'In requests of', 'In responses of'], own.map(toRow))];
  });
  return {
    path: `${crossReferencePath}schemas/`,
    title: 'Where schemas are used',
    description:
      'The named schemas of all services, with the operations that use them directly or through other schemas.',
    keywords: ['where used', 'usages', 'references', 'models', 'types'],
    markdown: sections.join('\n\n'),
  };
}

function toRow(component: Component): string[] {
  const count = (direction: 'request' | 'response') => {
    const values = component.uses.filter(({ value }) => value.direction === direction);
    const operations = new Set(values.map(({ value }) => value.operation)).size;
    return operations === 0 ? 'None' : operations === 1 ? '1 operation' : `${operations} operations`;
  };
  return [toComponentLink(component), count('request'), count('response')];
}
