import type { ApiLinks } from '../model/prose-marks-server-and-docs-links';
import { toEscaped, toLink, toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import { toFirstSentence, toRequestSummary } from '../summaries';
import { toItemPath } from '../item-addresses';
import type { SchemaId } from '../model/schema';
import type { SecurityScheme } from '../model/security';
import type { Spec, SpecPage, TagGroup } from '../model/spec';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import { toAbsoluteLinks } from './absolute-links';
import { toAssumed, toMarkText, toExternalDocs, toItem, toServers } from './servers-docs-marks-and-assumptions';
import * as messages from '@/messages';

interface ServiceExtras {
  /** The names of the files with the samples of all languages but the first one. */
  samples: string[];
  resolveHref?: ResolveHref;
}

/** Formats a service as Markdown without its title: what holds for all operations, then a line for each operation and schema. */
export function toServiceMarkdown(
  spec: Spec,
  { credentials, guide, changes, samples, resolveHref }: ApiLinks & ServiceExtras,
): string {
  const isDivided = spec.pages.length > 0;
  const blocks = [
    [spec.version === '' ? '' : messages.markdownVersion(spec.version), spec.summary].filter(Boolean).join('. '),
    spec.description?.source.trim(),
    ...toParticulars(spec),
    toExternalDocs(spec.externalDocs),
    guide && `${messages.guideOfApi}: ${toLink(toEscaped(guide.label), guide.path)}`,
    changes && `${messages.changesOfApi}: ${toLink(toEscaped(changes.label), changes.path)}`,
    ...toServers(spec.servers),
    ...toSecuritySchemes(spec.securitySchemes),
    credentials && `${messages.seeCredentials} ${toLink(toEscaped(credentials.label), credentials.path)}`,
    `**${messages.downloads}**`,
    ['openapi.yaml', 'openapi.json', 'types.ts'].map((file) => `- [${file}](/api/${spec.service}/${file})`).join('\n'),
    samples.length === 0
      ? undefined
      : messages.markdownSampleFiles(samples.map((file) => `[${file}](/api/${spec.service}/samples/${file})`)),
    ...(isDivided ? toTagLinks(spec) : toTags(spec)),
    ...(isDivided || spec.componentIds.length === 0
      ? []
      : [`## ${messages.schemas}`, toSchemaLines(spec, spec.componentIds)]),
  ];
  return toAbsoluteLinks(blocks, spec, { page: `/api/${spec.service}/`, resolveHref });
}

/** Formats a page of a large spec that lists operations or schemas, without its title. */
export function toListMarkdown(spec: Spec, page: SpecPage, resolveHref: ResolveHref): string {
  const blocks =
    page.kind === 'tag'
      ? toTag(spec, page.tag, page.operationIds)
      : page.kind === 'schemas'
        ? [toSchemaLines(spec, page.schemas)]
        : [];
  return toAbsoluteLinks(blocks, spec, { page: page.path, resolveHref });
}

function toParticulars({ contact, license, termsOfService }: Spec): string[] {
  const { name, email, url } = contact ?? {};
  const address = url ?? (email === undefined ? undefined : `mailto:${email}`);
  const entries = [
    contact && `- ${messages.contact}: ${toTextLink(name ?? email ?? url ?? '', address)}`,
    license && `- ${messages.license}: ${toTextLink(license.name, license.url)}`,
    termsOfService === undefined
      ? undefined
      : `- ${messages.termsOfService}: ${toTextLink(termsOfService, termsOfService)}`,
  ];
  const lines = entries.filter((line) => line !== undefined);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function toTextLink(text: string, url: string | undefined): string {
  return url === undefined ? toEscaped(text) : toLink(toEscaped(text), url);
}

function toSecuritySchemes(schemes: SecurityScheme[]): string[] {
  if (schemes.length === 0) return [];
  const lines = schemes.flatMap((scheme) => [
    toItem(scheme.name, [
      `${scheme.label}.`,
      scheme.marks?.map(toMarkText).join(', '),
      toOneLine(scheme.description?.source),
      scheme.openIdConnectUrl,
      scheme.oauth2MetadataUrl,
      toAssumed(scheme.assumed),
    ]),
    ...scheme.flows.flatMap(({ flow, urls, scopes }) => [
      ...urls.map(({ label, url }) => `  - ${flow}: ${label} ${url}`),
      ...scopes.map(({ name, description }) => `  ${toItem(name, [toOneLine(description)])}`),
    ]),
  ]);
  return [`**${messages.authentication}**`, lines.join('\n')];
}

/** Formats all tags with their operations. Webhooks are in no tag. */
function toTags(spec: Spec): (string | undefined)[] {
  const webhooks = spec.operations.filter(({ kind }) => kind === 'webhook').map(({ id }) => id);
  return [
    ...spec.tags.flatMap(({ anchor, ancestors, title, operationIds }) => [
      `${'#'.repeat(Math.min(6, 2 + ancestors.length))} ${toEscaped(title || messages.operations)}`,
      ...toTag(spec, anchor, operationIds),
    ]),
    ...(webhooks.length === 0 ? [] : [`## ${messages.webhooks}`, toOperationLines(spec, webhooks)]),
  ];
}

function toTag(spec: Spec, anchor: string, operationIds: string[]): (string | undefined)[] {
  const tag = spec.tags.find((one) => one.anchor === anchor);
  return [
    tag?.marks?.map(toMarkText).join(', '),
    tag?.description?.source.trim(),
    toExternalDocs(tag?.externalDocs),
    toOperationLines(spec, operationIds),
  ];
}

/** Lists the pages of a large spec: those of its tags, and those of its schemas. */
function toTagLinks({ tags, pages }: Spec): string[] {
  const lines = pages.flatMap((page) => {
    if (page.kind === 'schemas') return [`- ${toLink(toNumbered(messages.schemas, page), page.path)}`];
    if (page.kind !== 'tag') return [];
    const tag = tags.find(({ anchor }) => anchor === page.tag);
    const count = messages.operationCount(page.operationIds.length, 0);
    return [`- ${toLink(toEscaped(toNumbered(toTagTitle(tag), page)), page.path)}: ${count}`];
  });
  return [`## ${messages.operations}`, lines.join('\n')];
}

function toTagTitle(tag: TagGroup | undefined): string {
  if (!tag) return messages.webhooks;
  return [...tag.ancestors.map(({ title }) => title), tag.title || messages.operations].join(' › ');
}

/** Adds its number to the label of one of several pages: `Pets 2/3`. */
export function toNumbered(label: string, { number, count }: { number: number; count: number }): string {
  return count === 1 ? label : `${label} ${number}/${count}`;
}

function toOperationLines({ operations }: Spec, ids: string[]): string {
  const lines = operations
    .filter(({ id }) => ids.includes(id))
    .map((operation) => {
      const { title, page, id, marks = [] } = operation;
      const words = [...marks.map(({ text }) => `**${toEscaped(text)}**`), toEscaped(toRequestSummary(operation))];
      return `- ${toLink(toEscaped(title), toItemPath({ page, anchor: id }))}: ${words.join(', ')}`;
    });
  return lines.join('\n');
}

function toSchemaLines({ schemas }: Spec, ids: SchemaId[]): string {
  const lines = ids.flatMap((id) => {
    const { name, label, anchor, page, description } = schemas[id] ?? {};
    if (name === undefined || anchor === undefined || page === undefined) return [];
    const words = [label === name ? '' : label, toFirstSentence(description)].filter(Boolean).join('. ');
    return [`- ${toLink(`\`${name}\``, toItemPath({ page, anchor }))}${words === '' ? '' : `: ${toEscaped(words)}`}`];
  });
  return lines.join('\n');
}
