import type { AddressInfo } from 'node:net';
import { serve, type ServeSettings } from '@/hosting/serve';

export interface ServedExport {
  origin: string;
  close: () => void;
}

/** Serves an export at a free port, so that several tests and benches can run at the same time. */
export async function serveExport(folder: string, settings?: ServeSettings): Promise<ServedExport> {
  const server = await serve(folder, 0, settings);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
