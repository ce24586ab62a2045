import { decodeUri } from '@/lib/decode-uri';
import { notFound } from 'next/navigation';
import { LargeReference, PartBody } from '@/components/reference/pages/page-frame';
import { Overview } from '@/components/reference/pages/overview';
import { Reference } from '@/components/reference/reference';
import { environment } from '@/lib/environment';
import { placeholders } from '@/lib/placeholders';
import { toPageFacts, type PageFacts } from '@/routes/api-head';
import { loadPageTop, loadPart } from '@/routes/api-body';
import { loadReferenceCode } from '@/routes/reference-code';
import { findVersionOfSpec } from '@/routes/spec-version';
import { getSite } from '@/site/site';
import { getAllServices, loadSpec } from '@/spec/load';
import type { Spec, SpecPage } from '@/spec/model';
import { toMetadata } from '../../../metadata';
import { toVersionMetadata } from '@/routes/version';

interface Props {
  params: Promise<{ service: string; page?: string[] }>;
}

export const dynamicParams = false;

/** In an export the parts of a large spec are written by `src/build/spec-parts.ts`: the framework makes their template. */
export async function generateStaticParams() {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return specs.flatMap(({ service, pages }) => [
    { service, page: [] },
    ...(environment.isDevelopment
      ? pages.map(({ path }) => ({ service, page: toSegments(service, path) }))
      : pages.slice(0, 1).map(() => ({ service, page: [placeholders.path] }))),
  ]);
}

export async function generateMetadata({ params }: Props) {
  const { spec, page } = await find(await params);
  const { title, description, path } = page === 'template' ? toMarks(spec) : toPageFacts(spec, page);
  const version = await findVersionOfSpec(spec.service, path);
  const { canonical, isIndexed } = toVersionMetadata(version, path);
  const metadata = toMetadata({ title, description, path, canonical });
  return isIndexed ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

export default async function ApiPage({ params }: Props) {
  const { spec, page } = await find(await params);
  if (page === undefined && spec.pages.length === 0) return showWhole(spec);
  return (
    <LargeReference service={spec.service}>
      {page === undefined ? (
        <Overview spec={spec} showAssumed={getSite().showAssumed} breadcrumbs={await loadPageTop(spec)} />
      ) : page === 'template' ? (
        <PartBody mark={placeholders.body} />
      ) : (
        await loadPart(spec, page)
      )}
    </LargeReference>
  );
}

async function showWhole(spec: Spec) {
  const code = await loadReferenceCode(spec, spec.operations);
  const breadcrumbs = await loadPageTop(spec);
  return <Reference spec={spec} showAssumed={getSite().showAssumed} breadcrumbs={breadcrumbs} code={code} />;
}

function toMarks({ service }: Spec): Pick<PageFacts, 'title' | 'description' | 'path'> {
  const { title, description, path } = placeholders;
  return { title, description, path: `/api/${service}/${path}/` };
}

type Found = SpecPage | 'template' | undefined;

async function find({
  service,
  page = [],
}: {
  service: string;
  page?: string[];
}): Promise<{ spec: Spec; page: Found }> {
  if (!getAllServices().includes(service)) notFound();
  const spec = await loadSpec(service);
  if (page.length === 0) return { spec, page: undefined };
  if (page[0] === placeholders.path) return { spec, page: 'template' };
  const path = `/api/${service}/${page.map((segment) => `${decodeUri(segment)}/`).join('')}`;
  return { spec, page: spec.pages.find((one) => one.path === path) ?? notFound() };
}

/** `/api/pets/tag/dogs/` as `tag`, `dogs`. */
function toSegments(service: string, path: string): string[] {
  return path.slice(`/api/${service}/`.length, -1).split('/');
}
