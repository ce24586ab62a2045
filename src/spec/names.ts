import type { Services } from '@/generated';

/** The names of the declared members; a service without operations or schemas has none. */
type Name<Members> = keyof Members extends infer Key
  ? Key extends string
    ? string extends Key
      ? never
      : Key
    : never
  : never;

/** A service: a folder in `openapi/`. */
export type ServiceName = Name<Services>;

/** An operation by its service and id: `pets.listPets`. After a rename, the type check fails wherever the old name is used. */
export type OperationName = {
  [Service in ServiceName]: `${Service}.${Name<Services[Service]['operations']>}`;
}[ServiceName];

/** A component schema by its service and name: `pets.Pet`. */
export type SchemaName = {
  [Service in ServiceName]: `${Service}.${Name<Services[Service]['schemas']>}`;
}[ServiceName];

/** The path of a property of a component schema, at any depth: `pets.Pet.owner.name`. Array items add no segment. */
export type PropertyPath = {
  [Service in ServiceName]: `${Service}.${PathsOf<Services[Service]['schemas']>}`;
}[ServiceName];

type PathsOf<Schemas> = {
  [Schema in Name<Schemas>]: `${Schema}.${Paths<Schemas[Schema & keyof Schemas], [1, 2, 3]>}`;
}[Name<Schemas>];

/** Limited to three levels, since a schema may contain itself. A name that contains a dot would be read as two. */
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
