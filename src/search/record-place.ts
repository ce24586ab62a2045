import * as messages from '@/messages';
import type { SearchHit } from './client-types';
import { getParents } from './record';

/**
 * Returns the location of a result as text: the first of several places and the number of others, the schema or property of a
 * value, or otherwise the ancestors.
 */
export function toPlace({ kind, hierarchy, places }: Pick<SearchHit, 'kind' | 'hierarchy' | 'places'>): string {
  const parents = getParents(hierarchy);
  if (places.length > 0)
    return [hierarchy.lvl1, `${places[0]?.title ?? ''} ${messages.searchMorePlaces(places.length - 1)}`].join(' › ');
  const schema = parents.indexOf(messages.searchSchemas) + 1;
  if (kind === 'value' && schema > 0) return [hierarchy.lvl1, parents.slice(schema).join('.')].join(' › ');
  const shown = parents.length > 1 && kind !== 'section' ? parents.slice(1) : parents;
  return shown.filter((parent, index) => parent !== messages.searchSchemas && parent !== shown[index - 1]).join(' › ');
}
