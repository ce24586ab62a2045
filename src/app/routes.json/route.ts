import { loadRouteIndex } from '@/routes/route-index';

export const dynamic = 'force-static';

/** `/routes.json`: asked for by the page of an unknown path alone, so that no other page carries the list. */
export async function GET() {
  return Response.json(await loadRouteIndex());
}
