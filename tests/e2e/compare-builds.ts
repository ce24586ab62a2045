import { readManifest } from '@/hosting/manifest';
import { again } from './fixture';

// Two builds of the same sources must be identical, byte for byte.
const [first, second] = ['out', `${again}/out`].map((folder) => readManifest(folder, ''));
const names = new Set([...Object.keys(first?.files ?? {}), ...Object.keys(second?.files ?? {})]);
const different = [...names].filter((name) => first?.files[name] !== second?.files[name]);
process.stdout.write(`${names.size} files, ${different.length} differ\n`);
if (different.length > 0) {
  process.stderr.write(`Two builds of the same sources differ in:\n  ${different.join('\n  ')}\n`);
  process.exitCode = 1;
}
