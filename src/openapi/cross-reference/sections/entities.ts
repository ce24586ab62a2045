import { z } from 'zod';
import { readListFile } from '../../source/list-file';

const entry = z.strictObject({
  title: z.string().min(1),
  anchor: z.string().min(1),
  /** `accounts.{shortName}` is a parameter, `livesystems.Mutation.id` a property. `*` is any service or schema. */
  names: z.array(z.string().min(1)).min(1),
  /** What the specification does not say about the identifiers, as Markdown that follows "The specification does not say". */
  open: z.string().min(1).optional(),
});
const fix = 'An entity has the keys title, anchor, and names, and open if the specification leaves something open.';

/** Something that the services identify, and the names of its identifiers. */
export type Entity = z.infer<typeof entry>;

/** Loads `openapi/entities.yaml`, which lists the entities in the order of the page about them. */
export function loadEntities(root = '.'): Promise<Entity[]> {
  return readListFile(root, 'entities.yaml', entry, fix);
}
