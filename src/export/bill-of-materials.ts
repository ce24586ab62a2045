import { fail } from '@/lib/user-errors-and-mistakes';

/** The entry of a package in the lock file. */
interface LockedPackage {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

export interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

export interface Material {
  name: string;
  version: string;
  license: string;
  /** Hash of the package's archive: `sha512-…`. */
  integrity: string | undefined;
  /** False for packages that only development dependencies need. */
  isNeeded: boolean;
}

/** The licenses of packages for which the lock file has none, taken from their license files. */
const readByHand: Record<string, string> = {
  '@contentlayer2/source-remote-files': 'MIT',
  format: 'MIT',
  'hogan.js': 'Apache-2.0',
};

/**
 * Matches the licenses that we accept. Packages with weak copyleft licenses (LGPL, MPL) are unmodified build tools, so they are
 * not in the published site.
 */
const accepted =
  /^(MIT|MIT-0|MIT\/X11|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Zlib|Python-2\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)$/;

/** Lists the packages of a lock file once each, sorted by name and version. Fails if a license is unknown or not accepted. */
export function toMaterials({ packages }: LockFile): Material[] {
  const materials = new Map<string, Material>();
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '' || entry.link) continue;
    const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', integrity } = entry;
    const license =
      entry.license ??
      readByHand[name] ??
      fail(`${name} ${version} declares no license.`, {
        fix: 'Look up its license and add it to src/export/bill-of-materials.ts.',
      });
    if (!isAccepted(license))
      fail(`${name} ${version} has the license ${license}, which is not accepted.`, { fix: 'Use another package.' });
    const known = materials.get(`${name}@${version}`);
    materials.set(`${name}@${version}`, {
      name,
      version,
      license,
      integrity,
      isNeeded: !entry.dev || known?.isNeeded === true,
    });
  }
  return [...materials.values()].sort((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'));
}

/** Returns true for an accepted license, for a choice (`OR`) with one, and for a combination (`AND`) of them. */
export function isAccepted(license: string): boolean {
  const innermost = /\(([^()]*)\)/.exec(license);
  // Inside a larger expression, a group counts as one license.
  if (innermost) return isAccepted(license.replace(innermost[0], isAccepted(innermost[1] ?? '') ? 'MIT' : 'refused'));
  return license.split(' OR ').some((choice) => choice.split(' AND ').every((part) => accepted.test(part)));
}

/**
 * Builds the bill of materials in CycloneDX 1.5. It has no timestamps or random numbers, so the same lock file gives
 * the same text.
 */
export function toCycloneDx(lock: LockFile): object {
  const ref = `${lock.name}@${lock.version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ref, name: lock.name, version: lock.version } },
    components: toMaterials(lock).map(({ name, version, license, integrity, isNeeded }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      scope: isNeeded ? 'required' : 'excluded',
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [toLicense(license)],
      ...(integrity?.startsWith('sha512-')
        ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
        : {}),
    })),
  };
}

function toLicense(license: string): object {
  if (/ (AND|OR) /.test(license)) return { expression: license };
  return { license: license.includes('/') ? { name: license } : { id: license } };
}

/** Formats the packages as Markdown, with a heading for each license and its packages below. */
export function toLicenseList(materials: Material[]): string {
  const licenses = [...new Set(materials.map(({ license }) => license))].sort();
  const sections = licenses.map((license) => {
    const names = materials
      .filter((material) => material.license === license)
      .map(({ name, version, isNeeded }) => `- ${name} ${version}${isNeeded ? '' : ' (checks and tests)'}`);
    return [`## ${license} (${names.length})`, '', ...names, ''].join('\n');
  });
  return ['# Licenses of the packages used to build this site', '', ...sections].join('\n');
}
