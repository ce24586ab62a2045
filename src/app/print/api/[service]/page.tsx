import { notFound } from 'next/navigation';
import { PrintHead } from '@/components/layout/print-head';
import { PrintedReference } from '@/components/reference/printed-reference';
import * as messages from '@/messages';
import { getSite } from '@/site/site';
import { getServices, loadSpec } from '@/spec/load';
import { loadReferenceCode } from '@/reference/reference-code';
import { toMetadata } from '../../../metadata';
import '../../../styles/reference.css';

interface Props {
  params: Promise<{ service: string }>;
}

export const dynamicParams = false;

/** What is too large for one page is too large for one document. */
export async function generateStaticParams() {
  const specs = await Promise.all(getServices().map(loadSpec));
  return specs.filter(({ pages }) => pages.length === 0).map(({ service }) => ({ service }));
}

export async function generateMetadata({ params }: Props) {
  const { service } = await params;
  const title = messages.printTitle((await loadSpec(service)).title);
  return { ...toMetadata({ title, description: title, path: `/api/${service}/` }), robots: { index: false } };
}

export default async function PrintedApi({ params }: Props) {
  const { service } = await params;
  if (!getServices().includes(service)) notFound();
  const spec = await loadSpec(service);
  return (
    <PrintedReference
      spec={spec}
      code={await loadReferenceCode(spec, spec.operations)}
      showAssumed={getSite().showAssumed}
      head={<PrintHead title={spec.title} path={`/api/${service}/`} />}
    />
  );
}
