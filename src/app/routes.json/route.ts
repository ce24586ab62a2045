import { loadRouteIndex } from '@/routes/route-index';

export const dynamic = 'force-static';

/** Returns `/routes.json`, which only the not-found page requests, so that no other page contains the list. */
export async function GET() {
  return Response.json(await loadRouteIndex());
}
