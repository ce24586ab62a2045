import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface ReceivedRequest {
  method: string;
  /** The path and query below the base URL of the sample, not decoded. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubServer {
  /** Returns the base URL of a sample. */
  toBaseUrl: (sample: number) => string;
  /** The received requests by the number of the sample. */
  received: Map<number, ReceivedRequest[]>;
  close: () => void;
}

/**
 * Starts a server that records each request and returns an empty object. The first path segment is the number of the
 * sample. A runtime that cannot change its environment requests `/from/<number>` before a sample uses `/sample`.
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
