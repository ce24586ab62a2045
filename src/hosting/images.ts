import digests from './image-digests.json' with { type: 'json' };

/** What the container is built from, by Docker Hub's names. */
export const images = { build: 'node:20-bookworm-slim', serve: 'debian:bookworm-slim' };

/** An image by its name and, where `npm run deploy:pin` has asked for it, its digest. */
export function toPinned(image: string, known: Record<string, string> = digests): string {
  const digest = known[image];
  return digest === undefined ? image : `${image}@${digest}`;
}

/** Whether every image has its digest. */
export function isPinned(known: Record<string, string> = digests): boolean {
  return Object.values(images).every((image) => known[image] !== undefined);
}
