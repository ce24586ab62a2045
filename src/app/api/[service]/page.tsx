import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Reference } from '@/components/reference/reference';
import { toPlainText } from '@/markdown/plain-text';
import * as messages from '@/messages';
import { getSite } from '@/site/site';
import { getServices, loadSpec } from '@/spec/load';
import { toMetadata } from '../../metadata';
import { loadReferenceCode } from './reference-code';

interface Props {
  params: Promise<{ service: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getServices().map((service) => ({ service }));
}

export async function generateMetadata({ params }: Props) {
  const { service } = await params;
  const { title, summary, description } = await loadSpec(service);
  const words = summary ?? (description ? toPlainText(description.tree).split(/(?<=\.)\s/)[0] : undefined) ?? title;
  return toMetadata({ title, description: words, path: `/api/${service}/` });
}

export default async function ApiPage({ params }: Props) {
  const { service } = await params;
  if (!getServices().includes(service)) notFound();
  const spec = await loadSpec(service);
  const crumbs = [{ label: messages.apiReference, path: '/category/api-reference/' }, { label: spec.title }];
  return (
    <Reference
      spec={spec}
      code={await loadReferenceCode(spec)}
      showAssumed={getSite().showAssumed}
      breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
    />
  );
}
