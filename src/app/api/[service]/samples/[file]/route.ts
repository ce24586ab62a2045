import { getServices, loadSpec } from '@/spec/load';
import { listSampleFiles, loadLateSamples } from '../../reference-code';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const files = getServices().map(async (service) =>
    listSampleFiles(await loadSpec(service)).map((file) => ({ service, file })),
  );
  return (await Promise.all(files)).flat();
}

/** Request samples of a service in one language. */
export async function GET(_request: Request, { params }: { params: Promise<{ service: string; file: string }> }) {
  const { service, file } = await params;
  return Response.json(await loadLateSamples(await loadSpec(service), file));
}
