import * as messages from '@/messages';
import { groupNames } from '@/search/kinds';
import type { Filters as FilterValues, SearchAnswer } from '@/search/requests';

/** Narrows the results to a kind and to a service; each choice says how many it would leave. */
export function Filters({
  filters,
  answer,
  onChange,
}: {
  filters: FilterValues;
  answer?: SearchAnswer;
  onChange: (filters: FilterValues) => void;
}) {
  const services = Object.entries(answer?.services ?? {}).sort(([one], [other]) => one.localeCompare(other));
  const isAsked = answer !== undefined && answer.query !== '';
  // While something is asked, a kind that has nothing to show only takes room.
  const visible = groupNames.filter((name) => !isAsked || filters.group === name || (answer.groups[name] ?? 0) > 0);
  const missing = filters.service !== undefined && !services.some(([service]) => service === filters.service);
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
            aria-pressed={filters.group === name}
            onClick={() => onChange({ ...filters, group: filters.group === name ? undefined : name })}
          >
            {name === undefined ? messages.searchAll : messages.searchGroups[name]}
            {name !== undefined && isAsked && <span className="search-count">{answer.groups[name] ?? 0}</span>}
          </button>
        ))}
      </div>
      <select
        className="search-service"
        aria-label={messages.searchService}
        value={filters.service ?? ''}
        onChange={({ target }) => onChange({ ...filters, service: target.value === '' ? undefined : target.value })}
      >
        <option value="">{messages.searchAllServices}</option>
        {missing && <option value={filters.service}>{filters.service}</option>}
        {services.map(([service, count]) => (
          <option key={service} value={service}>
            {isAsked ? `${service} (${count})` : service}
          </option>
        ))}
      </select>
    </div>
  );
}
