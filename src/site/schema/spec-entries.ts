import { z } from 'zod';
import type { OperationName, PropertyPath, SchemaName, ServiceName } from '@/spec/names';

/** What an entry names in a spec; text, as long as nobody says of which specs. */
export interface SpecNames {
  service: string;
  operation: string;
  schema: string;
}

/** The same in the specs of `openapi/`, by their generated types. */
export interface OwnNames {
  service: ServiceName;
  operation: OperationName;
  schema: SchemaName | PropertyPath;
}

// What the configuration names is held against the generated types. What is read from it is text: sidebars that were kept
// for a version and specs from elsewhere (`npm run build -- --openapi`) have names that no type knows.
const service = z.string() as unknown as z.ZodType<string, OwnNames['service']>;
export const operation = z.string() as unknown as z.ZodType<string, OwnNames['operation']>;
const schema = z.string() as unknown as z.ZodType<string, OwnNames['schema']>;

const label = z.string().optional().describe('Its title if not given');

/** Options of the entries that lead to a service, to one of its operations, or to one of its schemas or properties. */
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

/** The services that have no entry of their own: a new folder in `openapi/` is shown without a change of the configuration. */
export const apis = {
  type: z.literal('apis').describe('Every service that has no entry of its own here, under its title'),
  except: z.array(service).optional().describe('Folders in `openapi/` of services to leave out'),
};

export type SpecEntry<Names extends SpecNames = SpecNames> =
  | { type: 'api'; service: Names['service']; label?: string }
  | { type: 'operation'; operation: Names['operation']; label?: string }
  | { type: 'schema'; schema: Names['schema']; label?: string };
