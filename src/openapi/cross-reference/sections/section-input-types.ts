import type { Inline } from '@/markdown/build-hast-for-generated-pages';
import type { Spec } from '../../model/spec';
import type { Entity, Task } from './load-entities-and-tasks';

/** A statement of a page that the specification does not make. */
export interface Assumption {
  title: string;
  path: string;
  text: Inline;
}

/** A section of a page that links to an item of an API page or contains a sample of it. */
export interface Mention {
  /** The address of the item: `/api/environments/#createSecret`. */
  target: string;
  title: string;
  /** The path of the page with the anchor of the section. */
  path: string;
  file: string;
  /** True for a sample that a reader can run in a shell. */
  isCommand: boolean;
}

/** What sections are written from. */
export interface Sources {
  specs: Spec[];
  assumptions: Assumption[];
  mentions: Mention[];
  entities: Entity[];
  tasks: Task[];
  /** True if the specs may lack what the lists name: those of an older version, or of another project. */
  isPartial?: boolean;
}

/** Writes sections one below the other. */
export type Sections = (sources: Sources) => Inline[];
