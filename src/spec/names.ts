import type { Services } from '@/generated';

/** A service: a folder in `openapi/`. */
export type ServiceName = keyof Services;

/** The id of one of a service's operations. Rename an operation, and the type check fails where it is named. */
export type OperationName<Service extends ServiceName = ServiceName> = Service extends ServiceName
  ? Extract<keyof Services[Service]['operations'], string>
  : never;

/** The name of one of a service's component schemas. */
export type SchemaName<Service extends ServiceName = ServiceName> = Service extends ServiceName
  ? Extract<keyof Services[Service]['schemas'], string>
  : never;

/** An operation named in code: service and operation must belong together. */
export type OperationReference = {
  [Service in ServiceName]: { service: Service; operation: OperationName<Service> };
}[ServiceName];

/** A component schema named in code: service and schema must belong together. */
export type SchemaReference = {
  [Service in ServiceName]: { service: Service; schema: SchemaName<Service> };
}[ServiceName];
