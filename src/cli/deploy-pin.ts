import { parseArgs } from 'node:util';
import { images } from '@/hosting/container';
import { loadDigest } from '@/hosting/registry';
import { writeAtomically } from '@/lib/files';
import { runMain } from '@/export/step';

const file = 'src/hosting/image-digests.json';

// `npm run deploy:pin`: pins the images of the container to the current digests of their tags. It needs access to
// Docker Hub.
await runMain(async () => {
  parseArgs();
  const entries: [string, string][] = [];
  for (const image of Object.values(images)) entries.push([image, await loadDigest(image)]);
  writeAtomically(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  for (const [image, digest] of entries) process.stdout.write(`${image} is ${digest}\n`);
  process.stdout.write(`Written to ${file}. Put them into deploy/ with: npm run deploy:files\n`);
});
