import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toCycloneDx, toLicenseList, toMaterials, type LockFile } from '@/export/bill-of-materials';
import { runMain } from '@/export/set-environment-and-run-main-function';

const folder = 'reports';

// `npm run sbom`: writes the software bill of materials (CycloneDX) and the list of licenses, from the lock file.
await runMain(async () => {
  parseArgs();
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
  const materials = toMaterials(lock);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/sbom.cdx.json`, `${JSON.stringify(toCycloneDx(lock), null, 2)}\n`);
  await writeFile(`${folder}/licenses.md`, toLicenseList(materials));
  const licenses = new Set(materials.map(({ license }) => license));
  process.stdout.write(
    `${materials.length} packages, ${licenses.size} licenses: ${folder}/sbom.cdx.json, ${folder}/licenses.md\n`,
  );
});
