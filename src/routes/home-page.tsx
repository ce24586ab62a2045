import { countOperations } from '@/openapi/list-components-and-filter-operations';
import { BasePathNotice } from '@/components/layout/announcement-bar-and-base-path-notice';
import { Home, type ServiceEntry } from '@/components/content/home';
import type { RequestExample } from '@/components/content/home-example';
import { getHome } from '@/content/load-pages-with-trees-and-text';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';
import { highlight } from '@/markdown/highlight';
import { getPlaces } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { getServices, isForeign, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { buildSample, getSampleSources } from '@/openapi/build-samples';
import { toHead } from './head';
import type { Page } from './page-and-site-file-types';
import { toSummary } from '@/openapi/summaries';

export const homePage: Page = {
  path: '/',
  name: 'the home page',
  shell: 'home',
  textKeys: [],
  loadHead: () => {
    const { title, description } = getHome();
    return Promise.resolve(toHead({ title, description, path: '/' }));
  },
  loadBody: async () => {
    const { request } = getSite().home;
    const specs = await Promise.all(getServices().map((service) => loadSpec(service)));
    const example = request === undefined ? undefined : await loadExample(specs, request);
    return (
      <div className="contents" data-narrow="">
        <BasePathNotice prefix={getPlaces().prefix} />
        <Home words={getHome()} services={specs.map(toServiceEntry)} example={example} />
      </div>
    );
  },
};

function toServiceEntry(spec: Spec): ServiceEntry {
  const { service, title } = spec;
  return {
    title,
    description: toSummary(spec),
    path: `/api/${service}/`,
    ...countOperations(spec),
  };
}

/** Loads the request on the home page, with the first response that has an example. Fails if the operation does not exist. */
export async function loadExample(specs: Spec[], name: string): Promise<RequestExample> {
  const [service, id] = name.split(/\.(.*)/s);
  const spec = specs.find((candidate) => candidate.service === service);
  const operation =
    spec?.operations.find(({ operationId }) => operationId === id) ??
    (spec && isForeign(spec.service) ? spec.operations[0] : undefined);
  if (!spec || !operation) {
    const known = specs.flatMap((other) =>
      other.operations.flatMap(({ operationId }) => (operationId ? [`${other.service}.${operationId}`] : [])),
    );
    return fail(`home.request: there is no operation "${name}"`, {
      place: { file: 'src/site.config.ts' },
      fix: toOffer(name, known, 'Available'),
    });
  }
  const [source] = getSampleSources(spec, operation);
  const response = operation.responses.find(({ content }) => content.some(({ examples }) => examples.length > 0));
  const example = response?.content.flatMap(({ examples }) => examples)[0];
  return {
    method: operation.method,
    path: operation.path,
    title: operation.title,
    href: `${operation.page}#${operation.id}`,
    request: source ? (await buildSample(source)).lines : [],
    status: response?.status ?? '',
    about: example?.description?.tree,
    response: await highlight(example?.source ?? '', example?.language ?? 'json'),
  };
}
