import type { Root } from 'hast';
import { BundledDocument } from '../find-in-bundled-document';
import { findText, getEntries } from '../find-members-of-parsed-json';
import type { Operation } from '../model/operation';
import type { SchemaId, SchemaTable } from '../model/schema';
import type { SecurityScheme } from '../model/security';
import type { Prose, Server } from '../model/prose-marks-server-and-docs-links';
import { toPointer } from '@/lib/json-pointer';
import type { Context } from '../transform/context-and-pending-examples';
import { toOperation } from '../transform/operation-request-body-and-callback';
import { OperationIndex } from '../transform/index-operations-and-assign-ids';
import { SchemaBuilder } from '../transform/schema/builder';
import type { Merged } from '../transform/schema/read-keywords-of-applying-schemas';
import { toSecuritySchemes } from '../transform/security-scheme-and-requirement';
import { toServers } from '../transform/server';

/** An operation with the JSON pointers of its object, and of the security that applies to it. */
export interface ComparedOperation extends Operation {
  pointer: string;
  securityPointer: string;
  summary?: string;
  /** The name of the operation that a callback belongs to. */
  owner?: string;
}

/** The model of a spec as far as another one can differ from it: without pages, examples, and rendered descriptions. */
export interface ComparedSpec {
  title: string;
  version: string;
  description?: string;
  servers: Server[];
  securitySchemes: SecurityScheme[];
  operations: ComparedOperation[];
  schemas: SchemaTable;
  /** The names of all component schemas, whether something uses them or not. */
  components: ReadonlySet<string>;
  /** The schema objects of each schema. */
  merged: Map<SchemaId, Merged>;
}

/** Builds the model of a bundled document for a comparison. */
export function toComparedSpec(root: unknown): ComparedSpec {
  const document = new BundledDocument(root);
  const merged = new Map<SchemaId, Merged>();
  const context: Context = {
    service: '',
    document,
    index: new OperationIndex(document),
    pending: [],
    toProse: toSource,
    toIntroduction: toSource,
    schemas: new SchemaBuilder(document, toSource, merged),
  };
  const operations = [...context.index.operations, ...context.index.webhooks].map((indexed) => ({
    ...toOperation(indexed, context),
    pointer: indexed.operation.pointer,
    securityPointer: Array.isArray(indexed.operation.value['security'])
      ? toPointer(indexed.operation.pointer, 'security')
      : '#/security',
    summary: findText(indexed.operation.value, 'summary'),
  }));
  context.schemas.registerComponents();
  const info = document.find('#/info');
  return {
    title: findText(info, 'title') ?? '',
    version: findText(info, 'version') ?? '',
    description: findText(info, 'description'),
    servers: toServers({ value: root, pointer: '#' }, context),
    securitySchemes: toSecuritySchemes(context),
    operations,
    components: new Set(getEntries(document.find('#/components'), 'schemas').map(([name]) => name)),
    schemas: context.schemas.finish(),
    merged,
  };
}

const nothing: Root = { type: 'root', children: [] };

/** Returns a description without its tree, because only its source is compared. */
function toSource(source: string | undefined): Prose | undefined {
  return source === undefined || source.trim() === '' ? undefined : { source, tree: nothing };
}
