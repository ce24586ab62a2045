import { useInstantSearch, useMenu, useRefinementList } from 'react-instantsearch';
import { getKinds, toGroupName, type GroupName } from '@/search/result-groups-and-places';
import { recordKinds, type RecordKind } from '@/search/record-types-and-derived-fields';

export interface Filters {
  /** The group that the reader has chosen. */
  group?: GroupName;
  /** The title of the chosen service. */
  service?: string;
  /** The chosen mark. */
  mark?: string;
  /** The number of results in each group. */
  groups: Partial<Record<GroupName, number>>;
  services: { name: string; count: number }[];
  /** The marks that items of the results have. Most specs have none. */
  marks: { name: string; count: number }[];
  chooseGroup: (group?: GroupName) => void;
  chooseService: (service: string) => void;
  chooseMark: (mark: string) => void;
  /** Removes everything but the query. */
  clear: () => void;
}

const attribute = 'kind';
const serviceAttribute = 'serviceTitle';
const markAttribute = 'marks';
const byName = ['name:asc' as const];

/** Returns the filters by service, by mark, and by group of kinds. InstantSearch stores their state. */
export function useFilters(): Filters {
  const { items: kinds } = useRefinementList({ attribute, limit: recordKinds.length, sortBy: byName });
  const { items: services, refine } = useMenu({ attribute: serviceAttribute, limit: 100, sortBy: byName });
  const { items: marks, refine: chooseMark } = useMenu({ attribute: markAttribute, limit: 100, sortBy: byName });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  // All chosen kinds are in one group.
  const [kind] = indexUiState.refinementList?.[attribute] ?? [];
  const groups: Filters['groups'] = {};
  for (const { value, count } of kinds) {
    const group = toGroupName(value as RecordKind);
    groups[group] = (groups[group] ?? 0) + count;
  }
  return {
    group: kind === undefined ? undefined : toGroupName(kind as RecordKind),
    service: indexUiState.menu?.[serviceAttribute],
    mark: indexUiState.menu?.[markAttribute],
    groups,
    services: services.map(({ value, count }) => ({ name: value, count })),
    marks: marks.map(({ value, count }) => ({ name: value, count })),
    chooseGroup: (group) =>
      setIndexUiState((state) => ({
        ...state,
        refinementList: { [attribute]: group === undefined ? [] : getKinds(group) },
      })),
    chooseService: refine,
    chooseMark,
    clear: () => setIndexUiState(({ query }) => ({ query })),
  };
}
