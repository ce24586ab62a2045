import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages arrive up to a place in them, and the rest when it is let. */
export interface SlowLine {
  url: string;
  release: () => void;
  close: () => void;
}

/** Serves what `site` serves, its pages up to where `mark` begins. */
export async function serveSlowly(site: string, mark: string): Promise<SlowLine> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answered = await fetch(new URL(request.url ?? '', site));
      const body = Buffer.from(await answered.arrayBuffer());
      const type = answered.headers.get('content-type') ?? '';
      response.writeHead(answered.status, { 'content-type': type });
      if (type.startsWith('text/html')) {
        response.write(body.subarray(0, body.indexOf(mark)));
        await released;
        response.write(body.subarray(body.indexOf(mark)));
      } else response.write(body);
      response.end();
    })();
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, release, close: () => server.close() };
}
