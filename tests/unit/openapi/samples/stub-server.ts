import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface ReceivedRequest {
  method: string;
  /** The path and query below the base URL of the sample, not decoded. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What the server responds with: a body, or the chunks of a stream. */
export interface Reply {
  type: string;
  chunks: string[];
}

export interface StubServer {
  /** Returns the base URL of a sample. */
  toBaseUrl: (sample: number) => string;
  /** The received requests by the number of the sample. */
  received: Map<number, ReceivedRequest[]>;
  close: () => void;
}

const emptyObject: Reply = { type: 'application/json', chunks: ['{}'] };

/**
 * Starts a server that records each request and sends the reply to its sample, by default an empty object. The first path
 * segment is the number of the sample. A runtime that cannot change its environment requests `/from/<number>` before a
 * sample uses `/sample`. A chunk is not sent until the sample has shown the one before it.
 */
export async function startStubServer(
  replies: ReadonlyMap<number, Reply> = new Map(),
  waitUntilShown: (sample: number, chunk: number) => Promise<void> = () => Promise.resolve(),
): Promise<StubServer> {
  const received = new Map<number, ReceivedRequest[]>();
  let current = 0;
  const reply = async (response: ServerResponse, sample: number) => {
    const { type, chunks } = replies.get(sample) ?? emptyObject;
    response.writeHead(200, { 'content-type': type });
    for (const [index, chunk] of chunks.entries()) {
      if (index > 0) await waitUntilShown(sample, index - 1);
      response.write(chunk);
    }
    response.end();
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, sample = '', path = ''] = /^\/([^/]*)(.*)$/s.exec(request.url ?? '') ?? [];
    if (sample === 'from') {
      current = Number(path.slice(1));
      response.end();
      return;
    }
    const number = sample === 'sample' ? current : Number(sample);
    const { method = '', headers } = request;
    received.set(number, [...(received.get(number) ?? []), { method, path, headers, body: Buffer.concat(chunks) }]);
    await reply(response, number);
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
