import { memo } from 'react';
import * as messages from '@/messages';
import { groupNames } from '@/search/kinds';
import type { Answer } from './use-answer';
import type { Filters as FilterValues } from './use-filters';

interface Props {
  filters: FilterValues;
  answer?: Answer;
  onChange: () => void;
}

/** Narrows the results to a kind and to a service; each choice says how many it would leave. */
export const Filters = memo(FilterRow, isSame);

/** InstantSearch gives the same counts in other lists at each step. */
function isSame(before: Props, now: Props): boolean {
  const { group, service } = before.filters;
  return before.answer === now.answer && group === now.filters.group && service === now.filters.service;
}

function FilterRow({
  filters: { group, service, groups, services, chooseGroup, chooseService },
  answer,
  onChange,
}: Props) {
  const isAsked = answer !== undefined && answer.query !== '';
  // While something is asked, a kind that has nothing to show only takes room.
  const visible = groupNames.filter((name) => !isAsked || group === name || (groups[name] ?? 0) > 0);
  const missing = service !== undefined && !services.some(({ name }) => name === service);
  return (
    <div className="search-filters">
      <div
        role="group"
        aria-label={messages.searchKinds}
        className="search-chips"
        // Browsers leave a focused chip where it is if they see some of it, also below the fading edge.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {[undefined, ...visible].map((name) => (
          <button
            key={name ?? 'all'}
            type="button"
            className="search-chip"
            aria-pressed={group === name}
            onClick={() => {
              chooseGroup(group === name ? undefined : name);
              onChange();
            }}
          >
            {name === undefined ? messages.searchAll : messages.searchGroups[name]}
            {name !== undefined && isAsked && <span className="search-count">{groups[name] ?? 0}</span>}
          </button>
        ))}
      </div>
      {/* The browser's own: Headless UI's Listbox would add 23.1 KB gzipped. */}
      <select
        className="search-service"
        aria-label={messages.searchService}
        value={service ?? ''}
        onChange={({ target }) => {
          chooseService(target.value);
          onChange();
        }}
      >
        <option value="">{messages.searchAllServices}</option>
        {missing && <option value={service}>{service}</option>}
        {services.map(({ name, count }) => (
          <option key={name} value={name}>
            {isAsked ? `${name} (${count})` : name}
          </option>
        ))}
      </select>
    </div>
  );
}
