import { Segments } from '../anchors-and-former-anchors';
import { pairOperations } from '../changes/compare-operations';
import type { ComparedOperation, ComparedSpec } from '../changes/compared-spec';
import type { ChangeClass } from '../changes/breaking-change-classes-rule-type-and-reasons';
import type { MediaType } from '../model/body-and-media-type';
import { getParameters, type Parameter, type ParameterLocation } from '../model/parameter';
import type { SchemaId } from '../model/schema';
import { toPointer } from '@/lib/json-pointer';
import { toSlugs } from '../slugs';
import type { ListedChange, RemovedAnchor } from './changelog-types';
import { RemovedParts } from './find-anchors-of-removed-schema-parts';
import { toOperationName } from '../changes/comparison-types-and-operation-names';

/** Finds the anchors of operations, parameters, bodies, responses, headers, schemas, properties, and values that are gone. */
export function findRemovedAnchors(
  before: ComparedSpec,
  after: ComparedSpec,
  changes: ListedChange[],
): RemovedAnchor[] {
  const parts = new RemovedParts(before, after, changes);
  const { pairs, removed } = pairOperations(before.operations, after.operations);
  const toNow = (id: string | undefined) =>
    pairs.find(([old]) => old.id === id)?.[1].id ?? after.operations.find((operation) => operation.id === id)?.id;
  const slugs = toSlugs(before.operations.map(({ id }) => id));
  const pages = new Map(before.operations.map(({ id }, index) => [id, `operation/${slugs[index]}`]));
  const gone = removed.flatMap((operation): RemovedAnchor[] => {
    const replacement = operation.marks?.find(({ kind }) => kind === 'replacement')?.operation;
    const change = find(changes, /(?:operation|webhook)-removed$/, toOperationName(operation));
    return change ? [{ anchor: operation.id, ...change, now: toNow(replacement), page: pages.get(operation.id) }] : [];
  });
  const kept = pairs.flatMap(([old, now]): RemovedAnchor[] => {
    const change = find(changes, /^operation-(?:id-changed|moved)$/, toOperationName(now));
    const renamed =
      old.id === now.id || !change
        ? []
        : [{ ...change, now: now.id, isRenamed: true as const, page: pages.get(old.id) }];
    return [...renamed.map((one) => ({ anchor: old.id, ...one })), ...compareOperation(old, now, changes, parts)];
  });
  return [...gone, ...kept, ...compareComponents(before, after, parts)];
}

/** Finds the first change of an operation with one of several rules, and with the words for what was removed. */
function find(
  changes: ListedChange[],
  rules: RegExp,
  operation: string,
  words?: string,
): { class: ChangeClass } | undefined {
  const found = changes.find(
    (one) => rules.test(one.rule) && one.operations.includes(operation) && (words === undefined || one.words === words),
  );
  return found && { class: found.class };
}

function compareOperation(
  before: ComparedOperation,
  after: ComparedOperation,
  changes: ListedChange[],
  parts: RemovedParts,
): RemovedAnchor[] {
  const name = toOperationName(after);
  const toGone = (anchor: string, rules: RegExp, words: string): RemovedAnchor[] => {
    const change = find(changes, rules, name, words);
    return change ? [{ anchor, ...change }] : [];
  };
  const compareSchemas = (anchor: string, old: SchemaId | undefined, now: SchemaId | undefined): RemovedAnchor[] =>
    old === undefined || now === undefined
      ? []
      : parts.find(old, now).map(({ suffix, ...part }) => ({ anchor: anchor + suffix, ...part }));
  const compareContent = (old: MediaType[], now: MediaType[]) =>
    old.flatMap((media) =>
      compareSchemas(media.anchor, media.schema, now.find((other) => other.name === media.name)?.schema),
    );
  const compareParameter = (location: ParameterLocation, old: Parameter): RemovedAnchor[] => {
    const own = getParameters(after, location).find(({ name: now }) => now === old.name);
    if (own) return compareSchemas(old.anchor, old.schema, own.schema);
    const other = location === 'path' ? findInPosition(before, after, old.name) : undefined;
    const renamed = other && find(changes, /^path-parameter-renamed$/, name, `path parameter \`${other.name}\``);
    if (other && renamed) return [{ anchor: old.anchor, ...renamed, now: other.anchor, isRenamed: true }];
    return toGone(old.anchor, /parameter-removed$/, `${location} parameter \`${old.name}\``);
  };
  const parameters = before.parameters.flatMap((group) =>
    group.parameters.flatMap((parameter) => compareParameter(group.in, parameter)),
  );
  const [oldBody, nowBody] = [before.requestBody, after.requestBody];
  const body =
    oldBody && !nowBody
      ? toGone(oldBody.anchor, /^body-removed$/, 'the request body')
      : compareContent(oldBody?.content ?? [], nowBody?.content ?? []);
  const responses = before.responses.flatMap(({ status, anchor, headers, content }) => {
    const words = `the response ${status}`;
    const now = after.responses.find((response) => response.status === status);
    if (!now) return toGone(anchor, /response-removed$/, words);
    const removed = headers.flatMap((header) =>
      toGone(header.anchor, /parameter-removed$/, `header \`${header.name}\` of ${words}`),
    );
    return [...removed, ...compareContent(content, now.content)];
  });
  return [...parameters, ...body, ...responses];
}

/** Finds the parameter that is in the path where another one was. */
function findInPosition(before: ComparedOperation, after: ComparedOperation, name: string) {
  const [old, now] = [before, after].map(({ pathSegments }) => pathSegments.filter(({ parameter }) => parameter));
  const text = now?.[old?.findIndex((segment) => segment.text === `{${name}}`) ?? -1]?.text;
  return getParameters(after, 'path').find((own) => `{${own.name}}` === text);
}

function compareComponents(before: ComparedSpec, after: ComparedSpec, parts: RemovedParts): RemovedAnchor[] {
  const toAnchors = ({ components }: ComparedSpec) => {
    const segments = new Segments();
    return new Map([...components].map((name) => [name, `schema.${segments.claim(name)}`]));
  };
  const [old, now] = [toAnchors(before), toAnchors(after)];
  const slugs = toSlugs([...old.keys()]);
  return [...old].flatMap(([name, anchor], index): RemovedAnchor[] => {
    const id = toPointer('#/components/schemas', name);
    if (now.has(name)) return parts.find(id, id).map(({ suffix, ...part }) => ({ anchor: anchor + suffix, ...part }));
    const renamed = now.get(parts.renamed.get(name) ?? '');
    const page = `schema/${slugs[index]}`;
    return [{ anchor, page, ...(renamed !== undefined && { now: renamed, isRenamed: true }) }];
  });
}
