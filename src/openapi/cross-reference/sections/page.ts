import { fail } from '@/lib/fail';
import type { Spec } from '../../model/spec';
import type { Entity, Task } from './lists';

/** Precedes the sections that are written from the specs, with their name. The text before it is written by hand. */
const start = /^<!-- Written by `npm run spec-pages`: ([\w-]+) -->$/gm;

/** A statement of a page that the specification does not make, as Markdown. */
export interface Assumption {
  title: string;
  path: string;
  text: string;
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
}

/** Writes sections as Markdown. The texts of the specs are not trusted, so they are escaped. */
export type Sections = (sources: Sources) => string[];

/** Finds the name of the sections that are written into a page. Undefined if there are none. */
export function findSectionsName(file: string, source: string): string | undefined {
  const found = [...source.matchAll(start)].map(([, name]) => name);
  if (found.length > 1)
    fail('only one line may say that what follows is written by `npm run spec-pages`', {
      place: { file },
      fix: 'Keep the first of them, and remove what follows it.',
    });
  return found[0];
}

/** Replaces the generated sections in the source of a page. */
export function replaceSections(source: string, sections: string[]): string {
  const [line = ''] = source.match(start) ?? [];
  const [intro = ''] = source.split(line);
  return `${intro}${line}\n\n${sections.join('\n\n')}\n`;
}
