import { getServices, loadSpec } from '@/spec/load';
import { loadLateSamples } from '../../reference-code';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const files = getServices().map(async (service) => {
    const languages = [...(await loadLateSamples(await loadSpec(service))).keys()];
    return languages.map((language) => ({ service, file: `${language}.json` }));
  });
  return (await Promise.all(files)).flat();
}

/** The request samples of a service in one language. */
export async function GET(_request: Request, { params }: { params: Promise<{ service: string; file: string }> }) {
  const { service, file } = await params;
  const samples = await loadLateSamples(await loadSpec(service));
  return Response.json(samples.get(file.replace(/\.json$/, '')) ?? {});
}
