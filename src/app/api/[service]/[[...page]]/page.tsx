import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs';
import { OperationPage } from '@/components/reference/pages/operation-page';
import { Overview } from '@/components/reference/pages/overview';
import { SchemaPage, SchemasPage } from '@/components/reference/pages/schema-page';
import { TagPage } from '@/components/reference/pages/tag-page';
import { Reference } from '@/components/reference/reference';
import * as messages from '@/messages';
import { getSite } from '@/site/site';
import { getServices, loadSpec } from '@/spec/load';
import type { Spec, SpecPage } from '@/spec/model';
import { toMetadata } from '../../../metadata';
import { toPageFacts } from '../page-facts';
import { loadReferenceCode } from '../reference-code';

interface Props {
  params: Promise<{ service: string; page?: string[] }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const specs = await Promise.all(getServices().map(loadSpec));
  return specs.flatMap(({ service, pages }) => [
    { service, page: [] },
    ...pages.map(({ path }) => ({ service, page: toSegments(service, path) })),
  ]);
}

export async function generateMetadata({ params }: Props) {
  const { spec, page } = await find(await params);
  const { title, description, path } = toPageFacts(spec, page);
  return toMetadata({ title, description, path });
}

export default async function ApiPage({ params }: Props) {
  const { spec, page } = await find(await params);
  const { crumbs } = toPageFacts(spec, page);
  return show(spec, page, <Breadcrumbs crumbs={[apiCrumb, ...crumbs]} />);
}

const apiCrumb: Crumb = { label: messages.apiReference, path: '/category/api-reference/' };

async function show(spec: Spec, page: SpecPage | undefined, breadcrumbs: ReactNode) {
  const shared = { spec, showAssumed: getSite().showAssumed, breadcrumbs };
  if (!page && spec.pages.length > 0) return <Overview {...shared} />;
  if (!page) return <Reference {...shared} code={await loadReferenceCode(spec, spec.operations)} />;
  switch (page.kind) {
    case 'tag': {
      const shown = page.isFull ? spec.operations.filter((operation) => operation.page === page.path) : [];
      return <TagPage {...shared} page={page} code={await loadReferenceCode(spec, shown)} />;
    }
    case 'operation': {
      const operation = spec.operations.find(({ id }) => id === page.operationId) ?? notFound();
      const code = await loadReferenceCode(spec, [operation]);
      return <OperationPage {...shared} page={page} operation={operation} code={code} />;
    }
    case 'schemas':
      return <SchemasPage {...shared} page={page} />;
    case 'schema':
      return <SchemaPage {...shared} page={page} />;
  }
}

async function find({ service, page = [] }: { service: string; page?: string[] }) {
  if (!getServices().includes(service)) notFound();
  const spec = await loadSpec(service);
  const path = `/api/${service}/${page.map((segment) => `${decodeURIComponent(segment)}/`).join('')}`;
  return { spec, page: page.length === 0 ? undefined : (spec.pages.find((one) => one.path === path) ?? notFound()) };
}

/** `/api/pets/tag/dogs/` as `tag`, `dogs`. */
function toSegments(service: string, path: string): string[] {
  return path.slice(`/api/${service}/`.length, -1).split('/');
}
