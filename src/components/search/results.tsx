import { memo } from 'react';
import * as messages from '@/messages';
import type { GroupName } from '@/search/kinds';
import { toGroups, type SearchAnswer } from '@/search/requests';
import { Hit } from './hit';
import { ActionOption, OptionGroup } from './option';

const shown = 5;

/** What was found, by kind; all of one kind when it is chosen. */
export const Results = memo(function Results({
  answer,
  group,
  onGroup,
}: {
  answer: SearchAnswer;
  group?: GroupName;
  onGroup: (group: GroupName) => void;
}) {
  return toGroups(answer.hits).map(({ name, hits }) => {
    const title = messages.searchGroups[name];
    const count = answer.groups[name] ?? hits.length;
    const visible = group === undefined ? hits.slice(0, shown) : hits;
    return (
      <OptionGroup key={name} title={title}>
        {visible.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
        {group === undefined && count > visible.length && (
          <ActionOption onAct={() => onGroup(name)}>
            <span className="search-more">{messages.searchShowAll(count, title)}</span>
          </ActionOption>
        )}
      </OptionGroup>
    );
  });
});
