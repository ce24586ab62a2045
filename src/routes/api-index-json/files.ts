import { toAbsoluteUrl } from '@/lib/href';
import { findUses } from '@/openapi/cross-reference/find-schema-uses-in-operations';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/get-site';
import type { SiteFile } from '../page-and-site-file-types';
import indexSchema from './api-index.schema.json';
import { toDividedService } from './split-index-of-large-service';
import { formatVersion, type ApiIndex, type IndexedService, type LinkedService } from './format-types';
import { toIndexedOperation } from './indexed-operation';
import { toIndexedSchema } from './indexed-schema';
import { isListed, toText } from './indexed-value-and-lifecycle';

/** The maximum number of characters of an index that contains all services. */
const mostCharacters = 1_000_000;
/** Programs need one part at a time, so a part is smaller than an index that contains all services. */
const partsOfIndex = 4;
const indexFile = 'api-index.json';
const schemaFile = 'api-index.schema.json';

/** Lists the index of the API for programs, and the JSON Schema of its format. */
export async function listApiIndexFiles(): Promise<SiteFile[]> {
  const specs = await Promise.all(getServices().map(loadSpec));
  return [...toIndexFiles(specs), toFile(schemaFile, { $id: toAbsoluteUrl(`/${schemaFile}`), ...indexSchema })];
}

/**
 * Returns one file for all services, or if it would be too large, a file that links to one file for each service. A service that is
 * too large itself is divided.
 */
export function toIndexFiles(specs: Spec[], limit = mostCharacters): SiteFile[] {
  const services = specs.map(toIndexedService);
  const sizes = services.map((service) => JSON.stringify(service).length);
  if (sizes.reduce((sum, size) => sum + size, 0) <= limit) return [toFile(indexFile, toIndex(services))];
  return [
    toFile(indexFile, toIndex(services.map(toLinkedService))),
    ...services.flatMap((service, index) =>
      (sizes[index] ?? 0) <= limit
        ? [toFile(toServiceFile(service.id), toIndex([service]))]
        : toDividedFiles(service, limit / partsOfIndex),
    ),
  ];
}

function toDividedFiles(service: IndexedService, limit: number): SiteFile[] {
  const { index, parts } = toDividedService(service, limit);
  return [
    toFile(toServiceFile(service.id), toIndex([index])),
    ...parts.map(({ file, content }) => toFile(file, toIndex([content]))),
  ];
}

function toFile(path: string, content: object): SiteFile {
  return { path, load: () => Promise.resolve(JSON.stringify(content)) };
}

function toServiceFile(service: string): string {
  return `api/${service}/${indexFile}`;
}

function toIndex(services: ApiIndex['services']): ApiIndex {
  return {
    $schema: toAbsoluteUrl(`/${schemaFile}`),
    version: formatVersion,
    title: getSite().title,
    language: getLocale(getSite()).code,
    url: toAbsoluteUrl('/'),
    services,
  };
}

function toIndexedService(spec: Spec): IndexedService {
  const { service, title, version, description, operations, schemas } = spec;
  const uses = findUses(spec);
  return {
    id: service,
    title,
    specificationVersion: version,
    description: toText(description),
    url: toAbsoluteUrl(`/api/${service}/`),
    markdownUrl: toAbsoluteUrl(`/api/${service}.md`),
    openApiUrl: toAbsoluteUrl(`/api/${service}/openapi.json`),
    operations: operations.map((operation) => toIndexedOperation(spec, operation)),
    schemas: Object.values(schemas)
      .filter(isListed)
      .map((node) => toIndexedSchema(spec, node, uses.get(node.id))),
  };
}

function toLinkedService({ operations, schemas, ...facts }: IndexedService): LinkedService {
  return {
    ...facts,
    indexUrl: toAbsoluteUrl(`/${toServiceFile(facts.id)}`),
    operationCount: operations.length,
    schemaCount: schemas.length,
  };
}
