import { getLevel } from '@/lib/lists';
import { memoBy } from '@/lib/memo';
import type { MediaType } from '../model/body-and-media-type';
import type { Operation } from '../model/operation';
import type { Direction, SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import { PropertyList } from './property-list';

/** The maximum number of lines for the properties of all operations of a spec. In a large spec, each one gets fewer. */
const linesOfSpec = 100_000;
const leastLines = 20;

/** Returns the maximum number of lines for the properties of a body or response. */
export const getPropertyLineLimit = memoBy((spec: Spec): number => {
  const sizes = new Map<string, number>();
  const getSize = (schema: SchemaId, direction: Direction) => {
    const key = `${direction} ${schema}`;
    const size = sizes.get(key) ?? new PropertyList(spec.schemas).countLines(schema, direction);
    sizes.set(key, size);
    return size;
  };
  const all = spec.operations.flatMap((operation) =>
    getBodies(operation).map(({ schema, direction }) => getSize(schema, direction)),
  );
  return Math.max(leastLines, getLevel(all, linesOfSpec));
});

function getBodies(operation: Operation): { schema: SchemaId; direction: Direction }[] {
  const { requestBody, responses, directions, callbacks } = operation;
  const toBodies = (content: MediaType[], direction: Direction) =>
    content.flatMap(({ schema }) => (schema === undefined ? [] : [{ schema, direction }]));
  const answers = responses.flatMap(({ content }) => toBodies(content, directions.response));
  const called = callbacks.flatMap(({ operations }) => operations.flatMap(getBodies));
  return [...toBodies(requestBody?.content ?? [], directions.request), ...answers, ...called];
}
