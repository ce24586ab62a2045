import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { containerFile, getBaseImages, withDigests, loadDigest } from '@/hosting/pin-base-images';
import { writeAtomically } from '@/lib/files';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run deploy:pin`: pins the images of the container to the current digests of their tags. It needs access to
// Docker Hub.
await runMain(async () => {
  parseArgs();
  const dockerfile = await readFile(containerFile, 'utf8');
  const digests = new Map<string, string>();
  for (const image of getBaseImages(dockerfile)) digests.set(image, await loadDigest(image));
  writeAtomically(containerFile, withDigests(dockerfile, digests));
  for (const [image, digest] of digests) process.stdout.write(`${image} is ${digest}\n`);
  process.stdout.write(`Written to ${containerFile}.\n`);
});
