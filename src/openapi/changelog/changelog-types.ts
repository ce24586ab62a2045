import type { UnplacedChange } from '../changes/compare-specs';
import type { ChangeClass } from '../changes/breaking-change-classes-rule-type-and-reasons';

/** What changed between the releases of the specs, and since the last one. */
export interface Changelog {
  /** The oldest first. */
  releases: ChangelogRelease[];
  services: ServiceChangelog[];
}

export interface ChangelogRelease {
  name: string;
  date: string;
  /** The date in the language of the site: `March 1, 2026`. */
  day: string;
  notes?: string;
}

/** The generated file with the changes. It is missing if there is no release. */
export const changelogFile = 'changelog.json';

/** The name of the specs as they are now. No release has it. */
export const present = '';

/** Finds the release whose name is its day, which readers see as a date. */
export function findDay({ releases }: Pick<Changelog, 'releases'>, version: string): ChangelogRelease | undefined {
  return releases.find(({ name, date }) => name === version && name === date);
}

/** The changes of one service. */
export interface ServiceChangelog {
  service: string;
  /** Its latest title. */
  title: string;
  /** The releases that contain it, the oldest first, then {@link present} if it still exists. */
  versions: string[];
  /** The notes about releases, by their names. */
  notes: Record<string, string>;
  /** What changed from each version to the next. */
  steps: Comparison[];
  /** What changed between versions that do not follow each other. */
  others: Comparison[];
}

/** The changes between two versions of a service. */
export interface Comparison {
  from: string;
  to: string;
  /** The worst ones first. */
  changes: ListedChange[];
  /** The operations that the changes name, by their names. */
  operations: Record<string, ListedOperation>;
  /** The anchors that the newer version lacks, for two versions that follow each other. */
  removed?: RemovedAnchor[];
}

/** An anchor that the newer of two specs lacks. The anchors inside of it are not listed. */
export interface RemovedAnchor {
  anchor: string;
  /** The class of the change. A component that nothing used has none. */
  class?: ChangeClass;
  /** The anchor of what replaces it, and whether that is the same item under another name. */
  now?: string;
  isRenamed?: true;
  /** The end of the path of its page, if the spec was large: `operation/listPets`. */
  page?: string;
}

export type ListedChange = Pick<
  UnplacedChange,
  'rule' | 'class' | 'direction' | 'operations' | 'schema' | 'text' | 'name' | 'words'
> & {
  /** The JSON pointer to what differs, in the newer spec. */
  pointer?: string;
};

/** An operation with its ids on both sides, if it is there. */
export interface ListedOperation {
  title: string;
  before?: string;
  after?: string;
}
