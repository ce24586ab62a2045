import type { Services } from '@/generated';

/** The names of declared members without index signatures. A service without operations or schemas has none. */
type Name<Members> = keyof Members extends infer Key
  ? Key extends string
    ? string extends Key
      ? never
      : Key
    : never
  : never;

/** The name of a service, which is a folder in `openapi/`. */
export type ServiceName = Name<Services>;

/** An operation by its service and id: `pets.listPets`. After a rename, the type check fails for the old name. */
export type OperationName = {
  [Service in ServiceName]: `${Service}.${Name<Services[Service]['operations']>}`;
}[ServiceName];

/** A component schema by its service and name: `pets.Pet`. */
export type SchemaName = {
  [Service in ServiceName]: `${Service}.${Name<Services[Service]['schemas']>}`;
}[ServiceName];

/** The path of a property of a component schema: `pets.Pet.owner.name`. Array items add no segment. */
export type PropertyPath = {
  [Service in ServiceName]: `${Service}.${PathsOf<Services[Service]['schemas']>}`;
}[ServiceName];

type PathsOf<Schemas> = {
  [Schema in Name<Schemas>]: `${Schema}.${Paths<Schemas[Schema & keyof Schemas], [1, 2, 3]>}`;
}[Name<Schemas>];

/**
 * The paths of properties, limited to three levels because a schema may contain itself. Names with a dot are left out,
 * since they would be read as two names.
 */
type Paths<Schema, Levels extends unknown[]> = Levels extends [unknown, ...infer Rest]
  ? Schema extends readonly (infer Item)[]
    ? Paths<Item, Levels>
    : Schema extends object
      ? {
          [Property in Name<Schema>]: Property extends `${string}.${string}`
            ? never
            : Property | `${Property}.${Paths<Schema[Property & keyof Schema], Rest>}`;
        }[Name<Schema>]
      : never
  : never;
