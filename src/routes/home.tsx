import { BasePathNotice } from '@/components/layout/notices';
import { Home, type RequestExample, type ServiceEntry } from '@/components/docs/home';
import { getHome } from '@/docs/page';
import { fail } from '@/lib/fail';
import { highlight } from '@/markdown/highlight';
import { getPlaces } from '@/site/locales';
import { getServices, isForeign, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';
import { buildSamples } from '@/spec/samples';
import { toMetadata } from './metadata';
import type { Page } from './page';

export const home: Page = {
  path: '/',
  name: 'the home page',
  loadMetadata: () => {
    const { title, description } = getHome();
    return Promise.resolve(toMetadata({ title, description, path: '/' }));
  },
  load: async () => {
    const words = getHome();
    const specs = await Promise.all(getServices().map((service) => loadSpec(service)));
    return (
      <>
        <BasePathNotice prefix={getPlaces().prefix} />
        <Home words={words} services={specs.map(toServiceEntry)} example={await loadExample(specs, words.request)} />
      </>
    );
  },
};

function toServiceEntry({ service, title, summary, description, operations }: Spec): ServiceEntry {
  return {
    title,
    description: summary ?? description?.source.split('\n\n')[0] ?? '',
    path: `/api/${service}/`,
    operations: operations.filter(({ kind }) => kind === 'operation').length,
    webhooks: operations.filter(({ kind }) => kind === 'webhook').length,
  };
}

/** The request that the home page shows, with its first documented response. */
async function loadExample(specs: Spec[], wanted: { service: string; operationId: string }): Promise<RequestExample> {
  const spec = specs.find(({ service }) => service === wanted.service);
  const operation =
    spec?.operations.find(({ operationId }) => operationId === wanted.operationId) ??
    (spec && isForeign(spec.service) ? spec.operations[0] : undefined);
  if (!spec || !operation) {
    return fail(`There is no operation "${wanted.operationId}" in the service "${wanted.service}".`, {
      place: { file: 'content/index.md' },
    });
  }
  const [request] = await buildSamples(spec, operation);
  const response = operation.responses.find(({ content }) => content.some(({ examples }) => examples.length > 0));
  const example = response?.content.flatMap(({ examples }) => examples)[0];
  return {
    method: operation.method,
    path: operation.path,
    title: operation.title,
    href: `${operation.page}#${operation.id}`,
    request: request?.lines ?? [],
    status: response?.status ?? '',
    response: await highlight(example?.source ?? '', example?.language ?? 'json'),
  };
}
