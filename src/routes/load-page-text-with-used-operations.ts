import type { ElementContent, Root } from 'hast';
import { loadTree } from '@/content/load-pages-with-trees-and-text';
import { getMentions } from '@/content/mentions-of-api-items';
import type { Page } from '@/content/page-types';
import { toElement } from '@/markdown/hast-elements';
import * as messages from '@/messages';
import { findGuides, type Guide } from '@/openapi/cross-reference/guides-that-mention-items';
import { getServices, loadSpec, toVersionedService } from '@/openapi/load-services-and-specs';
import type { Operation } from '@/openapi/model/operation';
import type { Spec } from '@/openapi/model/spec';
import { loadNames } from './load-spec-names-and-page-cache-keys';

/** Loads the text of a page. That of a guide, which is a page of the docs with a command, ends with the operations that it uses. */
export async function loadTreeWithOperations(page: Page): Promise<Root> {
  const tree = await loadTree(page, loadNames);
  const mentions = getMentions(page, tree);
  const version = page.docs?.version;
  if (version === undefined || page.unlisted || !mentions.some(({ isCommand }) => isCommand)) return tree;
  const specs = await Promise.all(getServices().map((service) => loadSpec(toVersionedService(service, version))));
  const operations = findOperations(specs, mentions);
  if (operations.length > 0) tree.children.push(toList(operations, specs));
  return tree;
}

/** Finds the operations that a page links to, or contains a sample of, in the order of the specs. */
export function findOperations(specs: Spec[], mentions: Guide[]): Operation[] {
  return specs.flatMap((spec) => {
    const found = findGuides(spec, mentions);
    return spec.operations.filter(({ id }) => found.has(id));
  });
}

/**
 * Links operations by their titles, and by their services if several have the same title. The links look like text until the
 * reader points at them.
 */
function toList(operations: Operation[], specs: Spec[]) {
  const links = operations.flatMap((operation, index): ElementContent[] => [
    { type: 'text', value: index === 0 ? ' ' : ', ' },
    toElement('a', { href: `${operation.page}#${encodeURI(operation.id)}`, dataName: '' }, [
      toName(operation, operations, specs),
    ]),
  ]);
  return toElement('p', { className: ['text-sm', 'text-muted'] }, [messages.usedOperations, ...links]);
}

function toName({ title, page, id }: Operation, operations: Operation[], specs: Spec[]): string {
  const isShared = operations.filter((other) => other.title === title).length > 1;
  const spec = specs.find((one) => one.operations.some((other) => other.page === page && other.id === id));
  return isShared && spec ? messages.operationOfService(title, spec.title) : title;
}
