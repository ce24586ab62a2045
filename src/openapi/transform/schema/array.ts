import * as messages from '@/messages';
import { toNumber } from '../../exact-numbers';
import type { SchemaId } from '../../model/schema';
import { toPointer } from '@/lib/json-pointer';
import type { Build } from './build-context';

/**
 * Builds the schemas of an array: `items`, `prefixItems`, and `contains`.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1
 */
export function buildItems({ builder, merged, notes }: Build): {
  items?: SchemaId;
  prefixItems: SchemaId[];
  contains?: SchemaId;
  isContainsOptional?: true;
} {
  const tuple = merged.getSources('prefixItems')[0];
  const positions = tuple && Array.isArray(tuple.schema['prefixItems']) ? tuple.schema['prefixItems'].length : 0;
  const prefixItems = tuple
    ? Array.from({ length: positions }, (_, index) =>
        builder.register({ pointer: toPointer(tuple.pointer, 'prefixItems', index), scope: tuple.scope }),
      )
    : [];
  const closed = [...merged.getAll('items'), ...merged.getAll('unevaluatedItems')].includes(false);
  if (closed && prefixItems.length > 0) notes.push(messages.noMoreItems);
  const least = merged.findBound('minContains', 'greatest');
  return {
    items: closed ? undefined : findItems('items'),
    prefixItems,
    contains: findItems('contains'),
    ...(least !== undefined && toNumber(least) === 0 && { isContainsOptional: true }),
  };

  function findItems(key: string): SchemaId | undefined {
    const sources = merged.getSources(key);
    if (sources.length === 0) return undefined;
    return builder.registerAll(sources.map(({ pointer, scope }) => ({ pointer: toPointer(pointer, key), scope })));
  }
}
