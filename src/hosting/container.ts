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
