import { toMarkdownFile } from '@/lib/href';
import { getAllServices, loadSpec } from '@/openapi/load-services-and-specs';
import { toSchemaMarkdown } from '@/openapi/markdown/schema';
import { toFirstSentence, toRequestSummary } from '@/openapi/summaries';
import { toListMarkdown, toServiceMarkdown } from '@/openapi/markdown/service-and-list-pages';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { loadApiLinks } from '../load-api-page-body-and-links-to-docs';
import { toHeadData } from '../api-head-and-breadcrumbs';

import { getRequestSamples, listSampleFiles } from '../request-sample-files';
import { loadUsesPaths } from '../load-where-used-paths';
import { type MarkdownDocument, toVersion } from './markdown-document-types';
import { toOperationFile, toSchemaFile } from './operation-and-schema-file-paths';
import { findVersionOfSpec } from '../version-of-page';

/** Lists the pages of all specs, and their operations and component schemas. */
export async function listApiDocuments(): Promise<MarkdownDocument[]> {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return (await Promise.all(specs.map(listDocumentsOfSpec))).flat();
}

async function listDocumentsOfSpec(spec: Spec): Promise<MarkdownDocument[]> {
  const links = await loadApiLinks(spec);
  const uses = await loadUsesPaths(spec);
  const version = toVersion(await findVersionOfSpec(spec.service, `/api/${spec.service}/`));
  const toPage = (page?: SpecPage): Pick<MarkdownDocument, 'title' | 'description' | 'path' | 'version' | 'file'> => {
    const { title, description, path } = toHeadData(spec, page);
    return { title, description, path, version, file: toMarkdownFile({ path }) };
  };
  const lists = spec.pages.filter(({ kind }) => kind === 'tag' || kind === 'schemas');
  const schemas = spec.componentIds.flatMap((id) => spec.schemas[id] ?? []);
  return [
    {
      ...toPage(),
      load: (resolveHref) =>
        Promise.resolve(toServiceMarkdown(spec, { ...links, samples: listSampleFiles(spec), resolveHref })),
    },
    ...lists.map((page) => ({
      ...toPage(page),
      load: (resolveHref: (href: string) => string) => Promise.resolve(toListMarkdown(spec, page, resolveHref)),
    })),
    ...spec.operations.map((operation): MarkdownDocument => ({
      file: toOperationFile(spec, operation),
      path: `${operation.page}#${operation.id}`,
      title: operation.title,
      description: toRequestSummary(operation),
      version,
      isPart: true,
      load: (resolveHref) =>
        Promise.resolve(
          toOperationMarkdown(spec, operation, {
            ...links,
            usesPath: uses.get(operation.id),
            sample: getRequestSamples(spec, operation)[0],
            resolveHref,
          }),
        ),
    })),
    ...schemas.map((node): MarkdownDocument => ({
      file: toSchemaFile(spec, node),
      path: `${node.page ?? ''}#${node.anchor ?? ''}`,
      title: node.name ?? '',
      description: toFirstSentence(node.description),
      version,
      isPart: true,
      load: (resolveHref) =>
        Promise.resolve(toSchemaMarkdown(spec, node, { usesPath: uses.get(node.anchor ?? ''), resolveHref })),
    })),
  ];
}
