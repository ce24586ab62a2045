import GithubSlugger from 'github-slugger';
import { toCode, toLink, toSource, toTable } from '../../generated-pages/markdown';
import type { Spec } from '../../model';
import type { Component } from '../components';
import { getEntities, type Entity, type Shape } from '../entities';
import type { CrossReferenceList, Section } from '../list';
import { crossReferencePath } from '../page';
import { toCounterpartsSection } from './counterparts';

/** The page that compares the properties with which an entity is created, read, and updated. */
export function toEntitiesPage(specs: Spec[], components: Component[]): CrossReferenceList {
  const counterparts = toCounterpartsSection(components);
  const slugger = new GithubSlugger();
  // The sections of the services have these anchors.
  for (const { service } of specs) slugger.slug(service, true);
  return {
    path: `${crossReferencePath}create-read-update/`,
    title: 'Create, read, and update',
    description:
      'The properties of each entity side by side: where each one appears, is required, read-only, or missing.',
    keywords: [
      'missing in update',
      'difference between create and update',
      'compare request and response',
      'compare services',
    ],
    intro: 'Operations belong together if their paths are the same except for a parameter at the end.',
    sections: [...specs.flatMap((spec) => toSection(spec, slugger)), ...(counterparts ? [counterparts] : [])],
  };
}

function toSection(spec: Spec, slugger: GithubSlugger): Section[] {
  const entities = getEntities(spec);
  if (entities.length === 0) return [];
  return [
    { id: spec.service, title: toSource(spec.title), blocks: entities.map((entity) => toEntity(entity, slugger)) },
  ];
}

function toEntity({ spec, path, tag, shapes }: Entity, slugger: GithubSlugger): string {
  const shown = shapes.filter(({ properties }) => properties !== undefined);
  const open = shapes.filter(({ properties }) => properties === undefined);
  const names = [...new Set(shown.flatMap(({ properties = [] }) => properties.map(({ name }) => name)))];
  const head = ['Property', ...shown.map(({ operation }) => toSource(operation.title))];
  const rows = names.map((name) => [toCode(name), ...shown.map((shape) => toCell(shape, name))]);
  return [
    ...toHeading(spec, path, tag, slugger),
    ...(rows.length === 0 ? [] : [toTable(head, rows)]),
    ...(open.length === 0 ? [] : [`Body not documented: ${open.map(toOperation).join(', ')}.`]),
  ].join('\n\n');
}

/** A tag that is called like its service needs no heading below that of the service. */
function toHeading({ title }: Spec, path: string, tag: string | undefined, slugger: GithubSlugger): string[] {
  if (tag === title) return [toCode(path)];
  // The anchor is that of the path, which is more specific than a tag.
  const anchor = `{#${slugger.slug(/[\p{L}\p{N}]/u.test(path) ? path : 'root')}}`;
  return tag === undefined ? [`### ${toCode(path)} ${anchor}`] : [`### ${toSource(tag)} ${anchor}`, toCode(path)];
}

function toOperation({ operation, page }: Shape): string {
  return toLink(toSource(operation.title), page, operation.id);
}

function toCell({ properties = [], page, anchor, action }: Shape, name: string): string {
  const property = properties.find((candidate) => candidate.name === name);
  if (!property) return 'Missing';
  const isLeftOut = property.leftOutOf === (action === 'read' ? 'response' : 'request');
  const text = isLeftOut
    ? action === 'read'
      ? 'Write-only'
      : 'Read-only'
    : property.required
      ? 'Required'
      : 'Optional';
  return toLink(text, page, anchor + property.anchor);
}
