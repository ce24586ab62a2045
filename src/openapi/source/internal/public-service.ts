import type { Config } from '@redocly/openapi-core';
import { loadLocator } from '../source-locator';
import { loadService, type ReadService } from '../lint-and-bundle-service';
import type { ServiceSource } from '../service-names-and-root-documents';
import { removeInternal } from './remove-internal';

export interface PublicService extends ReadService {
  /** The document with what is internal, if anything is. */
  whole?: unknown;
}

/** Loads a service without what it marks as internal, and reports links to it. */
export async function loadPublicService(root: string, source: ServiceSource, config: Config): Promise<PublicService> {
  const service = await loadService(root, source, config);
  const { document, links } = removeInternal(service.document);
  if (document === service.document) return service;
  const locator = links.length > 0 ? await loadLocator(root, source, service.document) : undefined;
  for (const { pointer, target } of links)
    service.problems.push({
      service: source.service,
      file: source.file,
      ...(await locator?.locate(pointer)),
      severity: source.isForeign ? 'warning' : 'error',
      rule: 'internal-link',
      message: `This link leads to "${target}", which is internal. Remove the link, or mark it as internal too.`,
    });
  return { ...service, document, whole: service.document };
}
