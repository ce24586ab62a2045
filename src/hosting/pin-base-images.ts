import { fail } from '@/lib/user-errors-and-mistakes';

/** The origins of Docker Hub for access tokens and for images. */
export interface Registry {
  token: string;
  registry: string;
}

const dockerHub: Registry = { token: 'https://auth.docker.io', registry: 'https://registry-1.docker.io' };

/** The media types to accept. An image for several platforms is an index of images, whose digest covers all of them. */
const types = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
];

/** Loads the current digest of a tag of an official image from Docker Hub. */
export async function loadDigest(image: string, { token, registry }: Registry = dockerHub): Promise<string> {
  const [name = '', tag = 'latest'] = image.split(':');
  const scope = `repository:library/${name}:pull`;
  const given = await ask(`${token}/token?service=registry.docker.io&scope=${scope}`, image);
  const { token: accessToken } = (await given.json()) as { token?: string };
  const answer = await ask(`${registry}/v2/library/${name}/manifests/${tag}`, image, {
    method: 'HEAD',
    headers: { accept: types.join(', '), authorization: `Bearer ${accessToken ?? ''}` },
  });
  const digest = answer.headers.get('docker-content-digest') ?? '';
  return /^sha256:[0-9a-f]{64}$/.test(digest)
    ? digest
    : fail(`${image} has no digest: the registry returned "${digest}"`, {
        fix: 'Nothing was written. Try again later.',
      });
}

async function ask(url: string, image: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, init).catch((cause: unknown) =>
    fail(`the digest of ${image} cannot be fetched: ${new URL(url).origin} is not responding`, {
      fix: 'Nothing was written. Run the command on a machine that can reach it.',
      cause,
    }),
  );
  return answer.ok
    ? answer
    : fail(`the digest of ${image} cannot be fetched: ${new URL(url).origin} returned ${answer.status}`, {
        fix: 'Nothing was written. Check that the tag still exists, or try again later.',
      });
}

/** The file from which the image of the site is built. */
export const containerFile = 'deploy/container/Dockerfile';

const digest = /@sha256:[\da-f]{64}/;
const baseImage = new RegExp(`^(FROM )(\\S+?)(?:${digest.source})?(?=\\s)`, 'gm');

/** Returns the base images of a Dockerfile, as named on Docker Hub. */
export function getBaseImages(dockerfile: string): string[] {
  return [...dockerfile.matchAll(baseImage)].map(([, , image = '']) => image);
}

/** Pins the base images of a Dockerfile to digests. It then no longer says that they are not pinned. */
export function withDigests(dockerfile: string, digests: ReadonlyMap<string, string>): string {
  return dockerfile
    .replace(/^# Not pinned yet: .*\n/m, '')
    .replace(baseImage, (_, from: string, image: string) => `${from}${image}@${digests.get(image)}`);
}
