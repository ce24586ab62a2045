import { z } from 'zod';
import { readListFile } from '../../source/read-list-file';

/** What operations do with an entity, in the order of the columns of its table. */
export const actions = ['create', 'list', 'read', 'update', 'delete', 'bulk'] as const;
const operationNames = z.array(z.string().includes('.')).min(1).optional();

const entityEntry = z.strictObject({
  title: z.string().min(1),
  anchor: z.string().min(1),
  /** `accounts.{shortName}` is a parameter, `livesystems.Mutation.id` a property. `*` is any service or schema. Empty if nothing identifies it. */
  names: z.array(z.string().min(1)),
  /** What the specification does not say about the identifiers, as Markdown that follows "The specification does not say". */
  open: z.string().min(1).optional(),
  /** The operations that do something with the entity: `accounts.createAccount`. */
  operations: z.partialRecord(z.enum(actions), operationNames).optional(),
});
const entityFix =
  'An entity has the keys title, anchor, and names, open if the specification leaves something open, and operations.';

/** Something that the services identify, and the names of its identifiers. */
export type Entity = z.infer<typeof entityEntry>;

/** Loads `openapi/entities.yaml`, which lists the entities in the order of the page about them. */
export function loadEntities(root = '.'): Promise<Entity[]> {
  return readListFile(root, 'entities.yaml', entityEntry, entityFix);
}

const taskEntry = z.strictObject({
  title: z.string().min(1),
  anchor: z.string().min(1),
  /** The service and the tag: `environments/Secrets`. */
  tag: z.string().includes('/'),
});
const taskFix = 'A task has the keys title, anchor, and tag, which is a service and its tag, such as pets/Cats.';

/** What a reader wants to do, and the tag of the operations for it. */
export type Task = z.infer<typeof taskEntry>;

/** Loads `openapi/tasks.yaml`, which lists the tasks in the order of the page about them. */
export function loadTasks(root = '.'): Promise<Task[]> {
  return readListFile(root, 'tasks.yaml', taskEntry, taskFix);
}
