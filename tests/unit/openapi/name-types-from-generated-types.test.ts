import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeEach, expect, it } from 'vitest';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { describedServices } from '../described';
import { makeFolder } from '../temporary-folder';

const config = 'src/site.config.ts';

/** Names of each kind, as the configuration of a fork may contain them. */
const named = `import type { SiteConfig } from '@/site/schema';

export const items: SiteConfig['sidebars'][string] = [
  { type: 'api', service: 'livesystems' },
  { type: 'api', service: 'livesystem' },
  { type: 'operation', operation: 'livesystems.updateLiveSystem' },
  { type: 'operation', operation: 'livesystems.instantiateLiveSystem' },
  { type: 'schema', schema: 'livesystems.LiveSystem' },
  { type: 'schema', schema: 'livesystems.LiveSystem.status' },
  { type: 'schema', schema: 'livesystems.LiveSystem.requesterId' },
  { type: 'category', label: 'More', items: [{ type: 'schema', schema: 'livesystems.LiveSystem.blueprint.reasonCode' }] },
];
export const menu: SiteConfig['navbar'] = { items: [{ label: 'APIs', items: [{ type: 'api', service: 'livesystems' }] }] };
export const wrong: SiteConfig['navbar'] = { items: [{ label: 'APIs', items: [{ type: 'api', service: 'livesystem' }] }] };
`;

/** Type-checks files against the generated types in a folder and returns the errors as `file:line: message`. */
function compile(files: string[], generated: string): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: { '@/generated': [path.join(generated, 'index.ts')], '@/*': [path.resolve('src/*')] },
  });
  const found = files.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
  return found.map(({ file: source, start = 0, messageText }) => {
    const { line = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {};
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${path.basename(source?.fileName ?? '')}:${line + 1}: ${message}`;
  });
}

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});

/** Writes a file to the temporary folder and returns its path. */
function write(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

it('the type check reports exactly the configuration lines that name an unknown service, operation, or property', () => {
  const renamed = new Map([
    ['instantiateLiveSystem', 'startLiveSystem'],
    ['requesterId', 'requestedBy'],
    ['reasonCode', 'reason'],
  ]);
  cpSync('src/generated', folder, { recursive: true });
  const types = readFileSync('src/generated/livesystems.ts', 'utf8');
  write(
    'livesystems.ts',
    types.replace(/(?<=^ +)\w+(?=\??:)/gm, (member) => renamed.get(member) ?? member),
  );
  const lines = readFileSync(config, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('livesystems.instantiateLiveSystem')) + 1;
  const tell = (name: string, type: string, meant: string) =>
    `Type '"livesystem${name}"' is not assignable to type '${type}'. Did you mean '"livesystem${meant}"'?`;
  const [operation, other] = ['s.instantiateLiveSystem', 's.startLiveSystem'];
  const schema = 'SchemaName | PropertyPath';
  expect(compile([path.resolve(config), write('named.ts', named)], folder)).toEqual([
    `site.config.ts:${line}: ${tell(operation, 'OperationName | undefined', other)}`,
    `named.ts:5: ${tell('', 'keyof Services', 's')}`,
    `named.ts:7: ${tell(operation, 'OperationName', other)}`,
    `named.ts:10: ${tell('s.LiveSystem.requesterId', schema, 's.LiveSystem.requestedBy')}`,
    `named.ts:11: ${tell('s.LiveSystem.blueprint.reasonCode', schema, 's.LiveSystem.blueprint.reason')}`,
    expect.stringMatching(/^named.ts:14: /),
  ]);
}, 60_000);

it('PropertyPath accepts paths of up to three properties through arrays and unions, and rejects unknown ones', () => {
  write(
    'index.ts',
    `interface Tree {
  left?: Tree;
  children?: Tree[];
  fruit?: { apple: string } | { pear: string } | null;
  'a.b'?: string;
  map?: { [key: string]: { x: string } };
}
export interface Services {
  trees: { operations: { list: unknown }; schemas: { Tree: Tree; Name: string } };
  none: { operations: Record<string, never>; schemas: never };
}
`,
  );
  const paths = ['left.left.children', 'children.fruit.pear', 'map', 'left.left.left.left', 'a.b', 'map.x', 'name'];
  const lines = paths.map((name) => `  'trees.Tree.${name}',`);
  const others = ["  'trees.Name.length',", "  'none.x.y',"];
  const code = `import type { PropertyPath } from '@/openapi/name-types-from-generated-types';\nexport const all: PropertyPath[] = [\n${[...lines, ...others].join('\n')}\n];\n`;
  const problems = compile([write('paths.ts', code)], folder);
  expect(problems.map((problem) => /"(.*?)"/.exec(problem)?.[1])).toEqual([
    'trees.Tree.left.left.left.left',
    'trees.Tree.a.b',
    'trees.Tree.map.x',
    'trees.Tree.name',
    'trees.Name.length',
    'none.x.y',
  ]);
});

it('no source file except the configuration contains an operation or URL of the APIs of this site', async () => {
  const services = describedServices;
  const specs = await Promise.all(services.map((service) => loadSpec(service)));
  const addresses = services.map((service) => `/api/${service}/`);
  const names = specs.flatMap(({ service, operations }) => operations.map(({ id }) => `${service}[.]${id}\\b`));
  const name = new RegExp(`['"\`](?:${[...addresses, ...names].join('|')})`);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`);
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('src/generated/'));
  const withoutComments = (text: string) => text.replace(/^ *(\/\/|\/?\*).*$|\/\*\*.*?\*\//gm, '');
  expect(sources.filter((file) => name.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([config]);
});
