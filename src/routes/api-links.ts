import { getServices, getServiceVersions, toVersionedService } from '@/openapi/load';
import type { ApiLinks, Spec } from '@/openapi/model';
import { loadNavigation } from './navigation';

/** Loads the links from the pages of a spec to pages of the docs, in the version of the spec. */
export async function loadApiLinks({ service: id }: Spec): Promise<ApiLinks> {
  const { findApiLinks } = await loadNavigation();
  const version = getServiceVersions(id).find((one) => one.id === id)?.name;
  const service = getServices().find((one) => toVersionedService(one, version ?? '') === id) ?? id;
  return findApiLinks(service, version);
}
