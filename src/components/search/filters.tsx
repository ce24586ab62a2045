import { type ComponentProps, memo, useEffect, useRef } from 'react';
import * as messages from '@/messages';
import { groupNames } from '@/search/result-groups-and-places';
import type { Answer } from './use-search-response';
import type { Filters as FilterValues } from './use-filters';

/** The classes that a chip shares with the list of services next to it. */
const chipClassName =
  'inline-flex h-7 flex-none cursor-pointer items-center gap-1 rounded border border-line bg-ground px-2 text-ui whitespace-nowrap text-body hover:border-line-strong pointer-coarse:h-10 max-sm:px-2.5';

/** A small button for one choice. With `aria-pressed`, it is a toggle button. */
export function Chip(button: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={`${chipClassName} group aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent`}
    />
  );
}

interface Props {
  filters: FilterValues;
  answer?: Answer;
  onChange: () => void;
}

/**
 * The filters by kind, mark, and service. During a query, each choice shows how many results it would leave.
 */
export const Filters = memo(FilterRow, isSame);

/** Compares answers, because InstantSearch returns the same counts in new lists on each render. */
function isSame(before: Props, now: Props): boolean {
  const { group, service, mark } = before.filters;
  const isSameFilter = group === now.filters.group && service === now.filters.service && mark === now.filters.mark;
  return before.answer === now.answer && isSameFilter;
}

/** On a small screen, one line that scrolls sideways. The list of services next to it stays in view. */
const kindsClassName =
  'scrollbar-none flex min-w-0 flex-1 flex-wrap gap-1 px-4 py-2 max-desktop:flex-nowrap max-desktop:overflow-x-auto';

function scrollTo(filter?: Element | null): void {
  filter?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function FilterRow({
  filters: { group, service, mark, groups, services, marks, chooseGroup, chooseService, chooseMark },
  answer,
  onChange,
}: Props) {
  const isAsked = answer !== undefined && answer.query !== '';
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(row.current?.querySelector('[aria-pressed="true"]'));
  }, [group]);
  // During a query, a kind without results would only take up room.
  const visible = groupNames.filter((name) => !isAsked || group === name || (groups[name] ?? 0) > 0);
  const byMark = { label: messages.searchMark, all: messages.searchAllMarks, chosen: mark, items: marks };
  const byService = {
    label: messages.searchService,
    all: messages.searchAllServices,
    chosen: service,
    items: services,
  };
  const choices = [
    ...(marks.length > 0 || mark !== undefined ? [{ ...byMark, onChoose: chooseMark }] : []),
    { ...byService, onChoose: chooseService },
  ];
  return (
    <div className="flex flex-none items-center border-b border-line">
      <div
        ref={row}
        role="group"
        aria-label={messages.searchKinds}
        className={kindsClassName}
        data-fades=""
        onFocus={({ target }) => scrollTo(target)}
      >
        {[undefined, ...visible].map((name) => (
          <Chip
            key={name ?? 'all'}
            aria-pressed={group === name}
            onClick={() => {
              chooseGroup(group === name ? undefined : name);
              onChange();
            }}
          >
            {name === undefined ? messages.searchAll : messages.searchGroups[name]}
            {name !== undefined && isAsked && (
              <span className="text-xs/5 text-muted group-aria-pressed:text-current">{groups[name] ?? 0}</span>
            )}
          </Chip>
        ))}
      </div>
      {choices.map((choice) => (
        <Choice key={choice.label} isCounted={isAsked} {...choice} />
      ))}
    </div>
  );
}

/** A list with one choice. It is a native select, because Headless UI's Listbox would add 23.1 KB gzipped. */
function Choice({
  label,
  all,
  chosen,
  items,
  isCounted,
  onChoose,
}: {
  label: string;
  /** The option that filters nothing. */
  all: string;
  chosen?: string;
  items: FilterValues['services'];
  isCounted: boolean;
  onChoose: (name: string) => void;
}) {
  const isMissing = chosen !== undefined && !items.some(({ name }) => name === chosen);
  return (
    <select
      className={`${chipClassName} me-4 max-w-30`}
      aria-label={label}
      value={chosen ?? ''}
      // Keeps the focus: arrow keys choose each item on the way to another one.
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      {isMissing && <option value={chosen}>{chosen}</option>}
      {items.map(({ name, count }) => (
        <option key={name} value={name}>
          {isCounted ? `${name} (${count})` : name}
        </option>
      ))}
    </select>
  );
}
