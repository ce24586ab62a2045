import { z } from 'zod';
import type { OperationName, PropertyPath, SchemaName, ServiceName } from '@/openapi/name-types-from-generated-types';

/** The names in a spec to which an entry refers. They are plain strings unless the specs are known. */
export interface SpecNames {
  service: string;
  operation: string;
  schema: string;
}

/** The same names for the specs of `openapi/`, with their generated types. */
export interface OwnNames {
  service: ServiceName;
  operation: OperationName;
  schema: SchemaName | PropertyPath;
}

// The compiler checks names in the configuration against the generated types. After parsing, they are plain strings: the
// types lack the names in archived sidebars of a version and in foreign specs (`npm run build -- --openapi`).
export const service = z.string() as unknown as z.ZodType<string, OwnNames['service']>;
export const operation = z.string() as unknown as z.ZodType<string, OwnNames['operation']>;
const schema = z.string() as unknown as z.ZodType<string, OwnNames['schema']>;

const label = z.string().optional().describe('Its title if not given');

/** The options of entries that link to a service or to one of its operations, schemas, or properties. */
export const specEntries = {
  api: {
    type: z.literal('api').describe('A service'),
    service: service.describe('Folder of a service in `openapi/`'),
    label,
  },
  operation: {
    type: z.literal('operation').describe('An operation'),
    operation: operation.describe('Service and id of the operation: `pets.listPets`'),
    label,
  },
  schema: {
    type: z.literal('schema').describe('A component schema, or a property'),
    schema: schema.describe('Service, name of the schema, and the path of a property: `pets.Pet`, `pets.Pet.owner`'),
    label,
  },
};

/**
 * The options of the entry for all services without their own entry. It also shows a new folder of `openapi/`, without a
 * change to the configuration.
 */
export const apis = {
  type: z.literal('apis').describe('Every service without its own entry here, under its title'),
  except: z.array(service).optional().describe('Folders in `openapi/` of services to leave out'),
};

export type SpecEntry<Names extends SpecNames = SpecNames> =
  | { type: 'api'; service: Names['service']; label?: string }
  | { type: 'operation'; operation: Names['operation']; label?: string }
  | { type: 'schema'; schema: Names['schema']; label?: string };
