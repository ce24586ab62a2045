import { memo } from 'react';
import * as messages from '@/messages';
import type { SearchHit } from '@/search/client-types';
import { toGroups, type GroupName } from '@/search/result-groups-and-places';
import { Hit } from './hit';
import { ActionOption, OptionGroup } from './listbox-options';
import type { Answer } from './use-search-response';
import type { Filters } from './use-filters';

const shown = 5;

interface Props {
  answer: Answer;
  hits: SearchHit[];
  group?: GroupName;
  groups: Filters['groups'];
  onGroup: (group: GroupName) => void;
}

/** The first results of each group, or all of the chosen one. Memoized, as InstantSearch returns new lists of the same hits. */
export const Results = memo(
  function Results({ hits: all, group, groups, onGroup }: Props) {
    return toGroups(all).map(({ name, hits }) => {
      const title = messages.searchGroups[name];
      const count = groups[name] ?? hits.length;
      const visible = group === undefined ? hits.slice(0, shown) : hits;
      return (
        <OptionGroup key={name} title={title}>
          {visible.map((hit) => (
            <Hit key={hit.objectID} hit={hit} />
          ))}
          {group === undefined && count > visible.length && (
            <ActionOption onAct={() => onGroup(name)}>
              <span className="ps-7.5 font-medium text-accent">{messages.searchShowAll(count, title)}</span>
            </ActionOption>
          )}
        </OptionGroup>
      );
    });
  },
  (before, now) => before.answer === now.answer && before.group === now.group && before.onGroup === now.onGroup,
);
