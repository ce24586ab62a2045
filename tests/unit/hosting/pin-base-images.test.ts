import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { containerFile, getBaseImages, withDigests, loadDigest } from '@/hosting/pin-base-images';
import { listen } from '../listen';

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;

/** Starts a registry that responds with a digest or a status. Returns its URL and the requests that it has received. */
function start(answer: { status?: number; digest?: string } = {}): { url: string; asked: string[] } {
  const asked: string[] = [];
  const origin = listen((request, response) => {
    const { method, url, headers } = request;
    asked.push([method, url, headers.authorization].filter(Boolean).join(' '));
    if (url?.startsWith('/token')) return void response.end('{ "token": "right" }');
    response.writeHead(answer.status ?? 200, { 'docker-content-digest': answer.digest ?? digest });
    response.end();
  });
  return { url: origin, asked };
}

it('loadDigest requests a token and then the digest of the tag', async () => {
  const { url, asked } = start();
  expect(await loadDigest('node:20-bookworm-slim', { token: url, registry: url })).toBe(digest);
  expect(asked).toEqual([
    'GET /token?service=registry.docker.io&scope=repository:library/node:pull',
    'HEAD /v2/library/node/manifests/20-bookworm-slim Bearer right',
  ]);
});

it.each([
  [{ status: 404 }, 'returned 404\n  Nothing was written. Check that the tag still exists'],
  [{ digest: 'sha256:1' }, 'node:20 has no digest: the registry returned "sha256:1"\n  Nothing was written.'],
])('loadDigest explains why there is no digest: %j', async (answer, message) => {
  const { url } = start(answer);
  await expect(loadDigest('node:20', { token: url, registry: url })).rejects.toThrow(message);
});

it('loadDigest fails with a fix if the registry is unreachable', async () => {
  const nobody = 'http://localhost:1';
  await expect(loadDigest('node:20', { token: nobody, registry: nobody })).rejects.toThrow(
    'the digest of node:20 cannot be fetched: http://localhost:1 is not responding\n  Nothing was written. Run the command on a machine that can reach it.',
  );
});

it('the Dockerfile says that its images are not pinned until they are, and pins can be replaced', () => {
  const dockerfile = 'FROM node:24-slim AS build\nRUN x\n\nFROM debian:slim\n';
  const images = getBaseImages(dockerfile);
  expect(images).toEqual(['node:24-slim', 'debian:slim']);
  const pinned = withDigests(
    `# Not pinned yet: pin them.\n${dockerfile}`,
    new Map(images.map((image) => [image, digest])),
  );
  expect(pinned).toBe(`FROM node:24-slim@${digest} AS build\nRUN x\n\nFROM debian:slim@${digest}\n`);
  expect(getBaseImages(pinned)).toEqual(images);
  const newer = digest.replace('0', '1');
  expect(withDigests(pinned, new Map(images.map((image) => [image, newer])))).toBe(pinned.replaceAll(digest, newer));
  const own = readFileSync(containerFile, 'utf8');
  const isPinned = own.match(/^FROM \S+@sha256:/gm)?.length === getBaseImages(own).length;
  expect(own.includes('# Not pinned yet: `npm run deploy:pin`')).toBe(!isPinned);
});
