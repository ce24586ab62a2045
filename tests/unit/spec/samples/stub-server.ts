import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface ReceivedRequest {
  method: string;
  /** Below the base URL of its sample, as it was sent. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubServer {
  /** The base URL of a sample. */
  toBaseUrl: (sample: number) => string;
  /** What arrived of each sample. */
  received: Map<number, ReceivedRequest[]>;
  close: () => void;
}

/**
 * Starts a server that answers everything with an empty object and notes what it is asked. The first part of a path is the number
 * of a sample; where a runtime cannot change its environment, `/from/<number>` says whose requests to `/` come next.
 */
export async function startStubServer(): Promise<StubServer> {
  const received = new Map<number, ReceivedRequest[]>();
  let current = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, sample = '', path = ''] = /^\/([^/]*)(.*)$/s.exec(request.url ?? '') ?? [];
    if (sample === 'from') current = Number(path.slice(1));
    else {
      const number = sample === 'sample' ? current : Number(sample);
      const { method = '', headers } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      received.set(number, [...(received.get(number) ?? []), { method, path, headers, body }]);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    toBaseUrl: (sample) => `http://127.0.0.1:${port}/${sample}`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
