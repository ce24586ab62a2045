import { toMarkdownFile, toAbsoluteUrl } from '@/lib/href';
import * as messages from '@/messages';
import { toLink } from '@/markdown/write-markdown-text-code-and-links';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { toSlugs } from '@/openapi/slugs';
import { getSite } from '@/site/get-site';
import { toFile, type SiteFile } from '../page-and-site-file-types';
import { loadMarkdownResolver } from './markdown-files-and-indexes';
import { toOperationFile, toSchemaFile } from './operation-and-schema-file-paths';

/** Lists a Markdown file at each former address: of redirected pages, and of operations and component schemas with another name. */
export async function listMovedFiles(
  redirects = getSite().redirects,
  loadResolver = loadMarkdownResolver,
): Promise<SiteFile[]> {
  const specs = await Promise.all(getServices().map(loadSpec));
  return [
    ...redirects.map(({ from, to }) => ({
      path: toMarkdownFile({ path: from }),
      // The addresses of all documents are not needed before.
      load: async () => toMovedText((await loadResolver())(from)(to)),
    })),
    ...specs.flatMap(listFormerParts),
  ];
}

/** Lists the former files of a spec. The parts of a large one have pages of their own, which need redirects. */
function listFormerParts(spec: Spec): SiteFile[] {
  if (spec.pages.length > 0) return [];
  const toFormer = (folder: string, names: string[] = [], file = '') =>
    toSlugs(names).map((slug) =>
      toFile(`api/${spec.service}/${folder}/${slug}.md`, toMovedText(toAbsoluteUrl(`/${file}`))),
    );
  const schemas = spec.componentIds.flatMap((id) => spec.schemas[id] ?? []);
  return [
    ...spec.operations.flatMap((operation) =>
      toFormer('operations', operation.formerIds, toOperationFile(spec, operation)),
    ),
    ...schemas.flatMap((node) => {
      const names = node.aliases?.map((anchor) => anchor.replace(/^schema\./, ''));
      return toFormer('schemas', names, toSchemaFile(spec, node));
    }),
  ];
}

function toMovedText(url: string): string {
  return `# ${messages.pageMoved}\n\n${toLink(url, url)}\n`;
}
