import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cutVersion } from '@/content/cut-version';
import { fail } from '@/lib/user-errors-and-mistakes';
import { getSidebarsOf } from '@/site/version-sidebars';
import { getSite } from '@/site/get-site';
import { findArea, getArea, getAreas } from '@/site/versions';
import { writeRelease } from '@/openapi/source/releases';
import { getSpecCopies } from '@/openapi/source/versioned-sources';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run docs:version <name> [-- --area <id>] [--specs]`: archives the current version of an area of the docs under a name.
// `--specs` also archives the specs.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { area: { type: 'string' }, specs: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { area: id, specs: withSpecs } = values;
  const [name = fail('which version?', { fix: 'Name it: npm run docs:version 1.0' })] = positionals;
  const site = getSite();
  const areas = getAreas(site.docs);
  const area = getArea(areas, id);
  if (withSpecs && area !== getArea(areas))
    fail(`the specs have no versions in the docs area "${area.id}"`, {
      fix: `They have the versions of "${getArea(areas).id}".`,
    });
  const specs = withSpecs ? await getSpecCopies(name) : [];
  const count = cutVersion({
    name,
    holds: (path) => findArea(areas, path) === area,
    sidebars: (kept) => ({
      ...(existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as object) : {}),
      ...getSidebarsOf(site, area),
    }),
    specs,
  });
  if (withSpecs) writeRelease(process.cwd(), { name });
  if (withSpecs) process.stdout.write(`${specs.length} specs written to openapi/versions/${name}/.\n`);
  process.stdout.write(
    `${count} files written to content/versions/${name}/. To publish them, add { name: '${name}' } after 'current' to docs.areas.${area.id}.versions in src/site.config.ts.\n`,
  );
});
