import { toSchemasFile } from '@/routes/payload';
import { loadPayloadSchemas } from '@/openapi/cross-reference/payload-schemas';
import { getServices, loadSpec } from '@/openapi/load';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getServices().map((service) => ({ file: toSchemasFile(service) }));
}

/** Returns the JSON Schemas of a service. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const service = getServices().find((candidate) => toSchemasFile(candidate) === file);
  if (service === undefined) return new Response(null, { status: 404 });
  return Response.json(await loadPayloadSchemas(await loadSpec(service)));
}
