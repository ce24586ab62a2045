import { fail, failForAll } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';
import { loadDeclarations, sdkFile, type SdkDeclarations, type SdkMember } from './sdk-declarations';

export type SdkTableKind = 'parameters' | 'outputs' | 'interface';

/** What follows the name of a component in that of the interface. */
const suffixes: Record<SdkTableKind, string> = { parameters: 'Parameters', outputs: 'Outputs', interface: '' };

/** Returns the parameters or output fields of a component class such as `Postgres`, or the properties of an interface, in declaration order. */
export function getSdkTable(component: string, kind: SdkTableKind, file = sdkFile): SdkMember[] {
  const declarations = loadDeclarations(file);
  const name = `${component}${suffixes[kind]}`;
  const rows = Object.hasOwn(declarations.interfaces, name) ? declarations.interfaces[name] : undefined;
  if (rows === undefined) return failUnknown(component, kind, declarations);
  if ('mistakes' in rows) return failForAll(rows.mistakes);
  return rows;
}

function getComponentNames({ classes, interfaces }: SdkDeclarations, kind: SdkTableKind): string[] {
  return classes.filter((name) => Object.hasOwn(interfaces, `${name}${suffixes[kind]}`));
}

function failUnknown(component: string, kind: SdkTableKind, declarations: SdkDeclarations): never {
  if (kind === 'interface')
    return fail(`the SDK has no interface "${component}"`, {
      fix: toOffer(component, Object.keys(declarations.interfaces), 'Interfaces'),
    });
  const names = getComponentNames(declarations, kind);
  return fail(`no SDK component "${component}" has ${kind}`, {
    fix: names.length > 0 ? toOffer(component, names, 'Components') : `${sdkFile} declares no component.`,
  });
}
