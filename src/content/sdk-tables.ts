import { existsSync, readFileSync } from 'node:fs';
import { fail, failForAll } from '@/lib/fail';
import { readCached, removeUnused, writeCached } from '@/lib/cache';
import { toDigest } from '@/lib/fingerprint';
import { parseDeclarations, type SdkDeclarations, type SdkMember } from './sdk-declarations';
import { toOffer } from '@/lib/nearest-names';

/** The file with the declarations for the tables, relative to the root of the project. */
export const SDK_FILE = 'content/sdk/index.d.ts';

const cache = 'sdk-declarations';
const parser = 'src/content/sdk-declarations.ts';

export type SdkTableKind = 'parameters' | 'outputs' | 'interface';

/** What follows the name of a component in that of the interface. */
const SUFFIX: Record<SdkTableKind, string> = { parameters: 'Parameters', outputs: 'Outputs', interface: '' };

/** Returns the parameters or output fields of a component class such as `Postgres`, or the properties of an interface, in declaration order. */
export function getSdkTable(component: string, kind: SdkTableKind, file = SDK_FILE): SdkMember[] {
  const declarations = loadDeclarations(file);
  const name = `${component}${SUFFIX[kind]}`;
  const rows = Object.hasOwn(declarations.interfaces, name) ? declarations.interfaces[name] : undefined;
  if (rows === undefined) return failUnknown(component, kind, declarations);
  if ('mistakes' in rows) return failForAll(rows.mistakes);
  return rows;
}

/** Returns how a class is called: `new Postgres(id: string)`. */
export function getSdkSignature(name: string, file = SDK_FILE): string {
  const { signatures } = loadDeclarations(file);
  const signature = Object.hasOwn(signatures, name) ? signatures[name] : undefined;
  return (
    signature ??
    fail(`no SDK class "${name}" has a constructor`, { fix: toOffer(name, Object.keys(signatures), 'Classes') })
  );
}

/** Returns the names of the component classes that have a table, in declaration order. */
export function getSdkComponents(file = SDK_FILE): string[] {
  return getComponentNames(loadDeclarations(file), 'parameters');
}

interface Loaded {
  key: string;
  declarations: SdkDeclarations;
}

// The cache compares the text, not the modification time: an edit takes effect at once, and many tables share one parse.
let loaded: Loaded | undefined;

function loadDeclarations(file: string): SdkDeclarations {
  if (!existsSync(file))
    return fail(`${file} does not exist, which declares the components of the SDK`, { fix: 'Create it.' });
  const text = readFileSync(file, 'utf8');
  const isCached = file === SDK_FILE && existsSync(parser);
  const key = toDigest([file, text, isCached ? readFileSync(parser, 'utf8') : '']);
  if (loaded?.key === key) return loaded.declarations;
  const known = isCached ? readCached(cache, key) : undefined;
  const declarations = known === undefined ? parseDeclarations(text, file) : (JSON.parse(known) as SdkDeclarations);
  if (isCached && known === undefined) {
    writeCached(cache, key, JSON.stringify(declarations));
    removeUnused(cache);
  }
  loaded = { key, declarations };
  return declarations;
}

function getComponentNames({ classes, interfaces }: SdkDeclarations, kind: SdkTableKind): string[] {
  return classes.filter((name) => Object.hasOwn(interfaces, `${name}${SUFFIX[kind]}`));
}

function failUnknown(component: string, kind: SdkTableKind, declarations: SdkDeclarations): never {
  if (kind === 'interface')
    return fail(`the SDK has no interface "${component}"`, {
      fix: toOffer(component, Object.keys(declarations.interfaces), 'Interfaces'),
    });
  const names = getComponentNames(declarations, kind);
  return fail(`no SDK component "${component}" has ${kind}`, {
    fix: names.length > 0 ? toOffer(component, names, 'Components') : `${SDK_FILE} declares no component.`,
  });
}
