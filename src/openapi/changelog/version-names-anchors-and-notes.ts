import { join } from 'node:path';
import { changelog as messages } from '@/messages';
import { versionsFolder } from '../source/releases';
import { toSlugs } from '../slugs';
import { present, type Changelog, type Comparison, type ServiceChangelog, findDay } from './changelog-types';
import { toNotes } from './render-release-notes';
import type { PublishedSpecs } from './linked-operations-and-schemas';
import { toBlockOf, type Block } from '../cross-reference/build-sections-blocks-and-tables';

/** A changelog with what a site needs to show it. */
export interface SiteChangelog extends Changelog {
  /** Finds the specs of a service that have pages. */
  getPublished: (service: string) => PublishedSpecs;
}

/** Names a version: `1.1`, or the day if the day is the name. The present specs are named after the last release. */
export function toVersionName(changelog: Changelog, version: string): string {
  return version === present ? messages.since(toLastName(changelog)) : toReleaseName(changelog, version);
}

/** Names the last release. */
export function toLastName(changelog: Changelog): string {
  return toReleaseName(changelog, changelog.releases.at(-1)?.name ?? '');
}

/** Names a version with its day. */
export function toDatedName(changelog: SiteChangelog, version: string): string {
  const release = changelog.releases.find(({ name }) => name === version);
  const name = toVersionName(changelog, version);
  if (!release) return `${name} (${messages.unreleased})`;
  return release.date === version ? name : `${name} (${release.day})`;
}

/** Returns the anchor of a version, which is no name of a service: either can be a segment of the same URL. */
export function toVersionId({ releases, services }: Changelog, version: string): string {
  const names = releases.map(({ name }) => name);
  const slugs = toSlugs([...services.map(({ service }) => service), ...names, 'unreleased']).slice(services.length);
  return slugs[version === present ? names.length : names.indexOf(version)] ?? '';
}

/** Returns the versions for which there may be changes, the newest first. */
export function getVersions({ releases }: Changelog): string[] {
  return [...releases.map(({ name }) => name), present].reverse();
}

/** Finds what changed in a service in a version. */
export function findStep({ steps }: ServiceChangelog, version: string): Comparison | undefined {
  return steps.find(({ to, changes }) => to === version && changes.length > 0);
}

/** Returns the notes about a version, of all services or of one, with their headings below one of a level. */
export function getNotes({ releases }: Changelog, version: string, level: number, of?: ServiceChangelog): Block[] {
  const source = of ? of.notes[version] : releases.find(({ name }) => name === version)?.notes;
  if (source === undefined) return [];
  const file = join(versionsFolder, version, ...(of ? [of.service] : []), 'notes.md');
  return [toBlockOf(toNotes(source, level, { file }))];
}

/** Names a release: `1.0`, or the day if the day is the name. */
function toReleaseName(changelog: Pick<Changelog, 'releases'>, version: string): string {
  return findDay(changelog, version)?.day ?? version;
}
