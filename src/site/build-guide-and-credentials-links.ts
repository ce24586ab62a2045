import type { DocsLink, ApiLinks } from '@/openapi/model/prose-marks-server-and-docs-links';
import { toOptionPath } from './config-option-places';
import { buildDocLink } from './build-link-to-page-or-sidebar';
import type { Site } from './schema';
import { findService } from './spec-link';
import { getArea } from './versions';
import { type NavSources, buildAt } from './navbar-resolving-context-and-mistakes';

/** Finds the links of a service in a version of the docs, without one in the latest version. */
export type FindApiLinks = (service: string, version?: string) => ApiLinks;

/**
 * Resolves the pages to which API pages link. A name that does not exist is a mistake. Unlisted pages and drafts get no
 * link.
 */
export function buildApiLinks({ api }: Site, sources: NavSources): FindApiLinks {
  const { areas = [], services = [] } = sources;
  const build = (path: PropertyKey[], docId: string) => {
    const [link] = buildAt(path, sources, (context) => buildDocLink({ docId }, context));
    return link && { docId, label: link.label, path: link.path };
  };
  const credentials = api.credentials === undefined ? undefined : build(['api', 'credentials'], api.credentials);
  const guides = new Map(
    Object.entries(api.guides).flatMap(([service, docId]) => {
      const path = ['api', 'guides', service];
      const [known] = buildAt(path, sources, () => [findService(service, services, toOptionPath(path))]);
      const link = known && docId !== undefined ? build(path, docId) : undefined;
      return link ? [[service, link] as const] : [];
    }),
  );
  const toVersion = (link: (DocsLink & { docId: string }) | undefined, name: string | undefined) => {
    if (!link) return undefined;
    const area = areas.length === 0 ? undefined : getArea(areas.map((entry) => entry.area));
    const own = areas
      .filter((entry) => entry.area === area)
      .flatMap(({ versions }) => versions.find(({ version }) => version.name === name)?.pages ?? [])
      .find(({ id, unlisted }) => id === link.docId && !unlisted);
    return { label: own?.title ?? link.label, path: own?.path ?? link.path };
  };
  return (service, version) => {
    // The page about credentials says nothing about the service of another project.
    const isForeign = services.some((entry) => entry.service === service && entry.isForeign);
    return {
      credentials: isForeign ? undefined : toVersion(credentials, version),
      guide: toVersion(guides.get(service), version),
    };
  };
}
