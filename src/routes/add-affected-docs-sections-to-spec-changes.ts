import { loadMentionsOfPages } from '@/content/mentions-of-api-items';
import type { AffectedSection, Change } from '@/openapi/changes/change';
import { toSubject } from '@/openapi/changes/limit-and-subject-words';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { toNamedTargets } from '@/openapi/find-operations-and-schemas-by-name';
import { loadNames } from './load-spec-names-and-page-cache-keys';
import { toOperationName } from '@/openapi/changes/comparison-types-and-operation-names';

/** Adds to each change, except for those of words, the sections of pages that name its operations, its schema, or its property. */
export async function addAffectedSections(changes: Change[]): Promise<Change[]> {
  const mentions = (await loadMentionsOfPages(loadNames)).flat();
  const known = getServices();
  const specs = new Map(await Promise.all(known.map(async (name) => [name, await loadSpec(name)] as const)));
  return changes.map((change) => {
    const spec = specs.get(change.service);
    if (!spec || change.class === 'words') return change;
    const targets = getTargets(change, spec);
    return { ...change, sections: toSections(mentions.filter(({ target }) => targets.has(target))) };
  });
}

/** Returns the addresses of what a change affects, as links write them. Pages cannot name what the specs do not have anymore. */
function getTargets({ operations, schema, subject }: Change, spec: Spec): Set<string> {
  const { find } = toNamedTargets(spec);
  const isAffected = (name: string) => operations.some((one) => one === name || one.endsWith(` of ${name}`));
  const own = spec.operations.filter((operation) => isAffected(toOperationName(operation)));
  const names = schema === undefined ? [] : [schema, toSubject(subject, '').text.replaceAll('`', '')];
  const schemas = names.flatMap((name) => find('schema', name)?.path ?? []);
  return new Set([...own.map(({ page, id }) => `${page}#${id}`), ...schemas].map(encodeURI));
}

/** Returns the sections without those that mention several of the items. */
function toSections(mentions: AffectedSection[]): AffectedSection[] {
  const sections = mentions.map(({ title, path, file, isSample }) => ({ title, path, file, isSample }));
  return [...new Map(sections.map((section) => [`${section.isSample} ${section.path}`, section])).values()];
}
