import { loadRouteIndex } from '@/routes/route-index';

export const dynamic = 'force-static';

/** Returns `/routes.json`, which the not-found page loads on demand, so that no page contains the list of routes. */
export async function GET() {
  return Response.json(await loadRouteIndex());
}
