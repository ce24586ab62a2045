import GithubSlugger from 'github-slugger';
import { groupBy } from '@/lib/lists';
import { getOperations } from '../list-components-and-filter-operations';
import type { MediaType } from '../model/body-and-media-type';
import type { Operation } from '../model/operation';
import type { Property, SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';

/** What an operation does with an entity. */
type Action = 'create' | 'read' | 'update';

/** The properties of an entity in the body of one operation. */
export interface Shape {
  spec: Spec;
  operation: Operation;
  action: Action;
  page: string;
  anchor: string;
  /** Undefined if no properties of the body are documented. */
  properties?: Property[];
  /** Whether the type of the body is documented. */
  hasBody: boolean;
}

/** The operations with one path, or with a path that ends in more parameters. */
export interface Entity {
  spec: Spec;
  /** The path without the parameters at its end: `/pets` for `/pets/{petId}`. */
  path: string;
  /** The title of the tag of all its operations, if no other entity of the service has the same. */
  tag?: string;
  /** The anchor of its heading, or that of the service if it has none. */
  anchor: string;
  shapes: Shape[];
}

/**
 * Finds the entities that at least two operations create, read, or update, and of which at least one body is documented. An
 * entity with a tag that is titled like its service needs no heading below that of the service.
 */
export function getEntities(specs: Spec[]): Entity[] {
  const slugger = new GithubSlugger();
  // The sections of the services have these anchors.
  for (const { service } of specs) slugger.slug(service, true);
  return specs.flatMap((spec) =>
    findEntities(spec).map((entity) => ({
      ...entity,
      anchor: entity.tag === spec.title ? spec.service : toAnchor(entity, slugger),
    })),
  );
}

/** The anchor is that of the path, which is more specific than a tag. */
function toAnchor({ path }: { path: string }, slugger: GithubSlugger): string {
  return slugger.slug(/[\p{L}\p{N}]/u.test(path) ? path : 'root');
}

function findEntities(spec: Spec): Omit<Entity, 'anchor'>[] {
  const all = getOperations(spec).flatMap((operation) => toShape(spec, operation) ?? []);
  const byPath = groupBy(all, ({ operation }) => operation.path.replace(/(?:\/\{[^/]*\})*\/?$/, ''));
  const entities = [...byPath]
    .map(([path, shapes]) => ({ spec, path, shapes, tag: findTagTitle(spec, shapes) }))
    .filter(({ shapes }) => shapes.length > 1 && shapes.some(({ properties }) => properties !== undefined));
  const byTag = groupBy(entities, ({ tag = '' }) => tag);
  return entities.map(({ tag = '', ...entity }) => (tag && byTag.get(tag)?.length === 1 ? { ...entity, tag } : entity));
}

/** Finds the title of the first tag that all operations have. */
function findTagTitle({ tags }: Spec, shapes: Shape[]): string | undefined {
  const name = shapes[0]?.operation.tags.find((tag) => shapes.every(({ operation }) => operation.tags.includes(tag)));
  return name === undefined ? undefined : tags.find((tag) => tag.name === name)?.title;
}

const actions: Record<string, Action> = { post: 'create', get: 'read', put: 'update', patch: 'update' };

function toShape(spec: Spec, operation: Operation): Shape | undefined {
  const action = actions[operation.method];
  if (action === undefined) return undefined;
  const { page, id, requestBody, responses } = operation;
  const response = responses.find(({ class: kind }) => kind === 'success');
  const body = action === 'read' ? response : requestBody;
  const content = body?.content ?? [];
  const hasBody = content.some(({ schema = '' }) => (spec.schemas[schema]?.kind ?? 'any') !== 'any');
  return { spec, operation, action, page, anchor: body?.anchor ?? id, hasBody, ...findProperties(spec, content) };
}

/** Finds the first media type of a body with properties, its own or those of its items, with the anchor of the media type. */
function findProperties({ schemas }: Spec, content: MediaType[]): Partial<Pick<Shape, 'anchor' | 'properties'>> {
  const find = (id: SchemaId | undefined, seen: SchemaId[] = []): Property[] => {
    const node = schemas[id ?? ''];
    if (node?.kind === 'array' && !seen.includes(node.id)) return find(node.items, [...seen, node.id]);
    return node?.kind === 'object' ? node.properties : [];
  };
  const found = content
    .map(({ schema, anchor }) => ({ anchor, properties: find(schema) }))
    .find(({ properties }) => properties.length > 0);
  return found ?? {};
}
