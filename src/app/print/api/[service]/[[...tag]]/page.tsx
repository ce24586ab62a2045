import { decodeUri } from '@/lib/decode-uri';
import { notFound } from 'next/navigation';
import { PrintHead } from '@/components/layout/print-head';
import { PartBody } from '@/components/reference/pages/page-frame';
import { getPrintedParts } from '@/components/reference/print/printed-parts';
import { PrintedCover, PrintedReference } from '@/components/reference/print/printed-reference';
import { environment } from '@/lib/environment';
import { placeholders } from '@/lib/placeholders';
import * as messages from '@/messages';
import { loadPrintedPart, toPrintedFacts } from '@/routes/api-print';
import { loadReferenceCode } from '@/routes/reference-code';
import { getSite } from '@/site/site';
import { getAllServices, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';
import { toMetadata } from '../../../../metadata';
import '../../../../styles/reference.css';

interface Props {
  params: Promise<{ service: string; tag?: string[] }>;
}

export const dynamicParams = false;

/** In an export the documents of a large spec are written by `src/build/spec-parts.ts`: the framework makes their template. */
export async function generateStaticParams() {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return specs.flatMap((spec) => {
    const parts = getPrintedParts(spec).map(({ path }) => path.split('/').slice(4, -1));
    const tags = environment.isDevelopment ? parts : parts.slice(0, 1).map(() => [placeholders.path]);
    return [[], ...tags].map((tag) => ({ service: spec.service, tag }));
  });
}

export async function generateMetadata({ params }: Props) {
  const { spec, printed } = await find(await params);
  const title = messages.printTitle(spec.title);
  const whole = { title, description: title, path: `/api/${spec.service}/` };
  const facts = printed === 'template' ? toMarks(spec) : printed ? toPrintedFacts(spec, printed) : whole;
  return { ...toMetadata(facts), robots: { index: false } };
}

export default async function PrintedApi({ params }: Props) {
  const { spec, printed } = await find(await params);
  if (printed === 'template') return <PartBody mark={placeholders.body} />;
  if (printed) return loadPrintedPart(spec, printed);
  const { showAssumed } = getSite();
  const head = <PrintHead title={spec.title} path={`/api/${spec.service}/`} />;
  if (spec.pages.length > 0) return <PrintedCover spec={spec} showAssumed={showAssumed} head={head} />;
  const code = await loadReferenceCode(spec, spec.operations);
  return <PrintedReference spec={spec} code={code} showAssumed={showAssumed} head={head} />;
}

function toMarks({ service }: Spec) {
  const { title, description, path } = placeholders;
  return { title, description, path: `/api/${service}/${path}/` };
}

async function find({ service, tag = [] }: { service: string; tag?: string[] }) {
  if (!getAllServices().includes(service)) notFound();
  const spec = await loadSpec(service);
  if (tag.length === 0) return { spec };
  if (tag[0] === placeholders.path) return { spec, printed: 'template' as const };
  const path = `/print/api/${service}/${tag.map((segment) => `${decodeUri(segment)}/`).join('')}`;
  return { spec, printed: getPrintedParts(spec).find((printed) => printed.path === path) ?? notFound() };
}
