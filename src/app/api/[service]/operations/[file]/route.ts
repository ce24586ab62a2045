import { getAllServices, loadSpec } from '@/openapi/load';
import { loadOperationMarkdown, toExported } from '@/routes/api-files';
import { toOperationFile } from '@/routes/reference-code';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const files = getAllServices().map(async (service) => {
    const spec = await loadSpec(service);
    return toExported(spec, spec.operations.map(toOperationFile)).map((file) => ({ service, file }));
  });
  return (await Promise.all(files)).flat();
}

/** Returns an operation as Markdown. */
export async function GET(_request: Request, { params }: { params: Promise<{ service: string; file: string }> }) {
  const { service, file } = await params;
  const spec = await loadSpec(service);
  const operation = spec.operations.find((candidate) => toOperationFile(candidate) === file);
  if (!operation) return new Response(null, { status: 404 });
  return new Response(await loadOperationMarkdown(spec, operation), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
