import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that sends its pages up to a marker, and the rest when it is released. */
export interface SlowLine {
  url: string;
  /** A suffix of URLs that requests the page without the tag. */
  without: string;
  release: () => void;
  close: () => void;
}

/**
 * Proxies `site`, but holds its pages back from `mark` on until they are released. For URLs that end with the suffix, it
 * removes the tag that starts with `tag`, if any.
 */
export async function serveSlowly(site: string, mark: string, tag = ''): Promise<SlowLine> {
  const without = '?without';
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answered = await fetch(new URL(request.url ?? '', site));
      const whole = Buffer.from(await answered.arrayBuffer());
      const body = tag && request.url?.endsWith(without) ? cutTag(whole, tag) : whole;
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
  return { url: `http://localhost:${port}`, without, release, close: () => server.close() };
}

function cutTag(html: Buffer, tag: string): Buffer {
  const start = html.indexOf(tag);
  if (start < 0) throw new Error(`The page has no ${tag}.`);
  return Buffer.concat([html.subarray(0, start), html.subarray(html.indexOf('>', start) + 1)]);
}
