import { toExported } from '@/routes/api-files';
import { listSampleFiles, loadDeferredSamples } from '@/routes/reference-code';
import { getAllServices, loadSpec } from '@/openapi/load';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const files = getAllServices().map(async (service) => {
    const spec = await loadSpec(service);
    return toExported(spec, listSampleFiles(spec)).map((file) => ({ service, file }));
  });
  return (await Promise.all(files)).flat();
}

/** Returns a file of request samples in one language, without the samples that are in the pages. */
export async function GET(_request: Request, { params }: { params: Promise<{ service: string; file: string }> }) {
  const { service, file } = await params;
  return Response.json(await loadDeferredSamples(await loadSpec(service), file));
}
