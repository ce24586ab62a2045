import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { getContentFiles } from '@/content/list-content-files';
import { loadPageSource } from '@/content/read-page-files-with-includes';
import { makeFolder } from '../temporary-folder';

interface Options {
  displayName?: string;
  version?: string;
  dependsOn?: Component[];
  links?: { to: Component; settings?: object }[];
  outputFields?: string[];
}

class Component {
  constructor(
    readonly type: string,
    readonly id: string,
    readonly parameters: object,
    readonly options: Options = {},
  ) {}

  toComponent() {
    const { dependsOn, links, version = '1.0.0', ...options } = this.options;
    return {
      ...options,
      type: this.type,
      id: this.id,
      version,
      parameters: this.parameters,
      ...(dependsOn && { dependencies: dependsOn.map(({ id }) => id) }),
      ...(links && { links: links.map(({ to, settings }) => ({ componentId: to.id, settings })) }),
    };
  }
}

class Blueprint {
  readonly components: Component[] = [];
  constructor(readonly options: object = {}) {}

  add(...components: Component[]) {
    this.components.push(...components);
    return this;
  }

  toRequest() {
    return { ...this.options, components: this.components.map((component) => component.toComponent()) };
  }
}

/** Makes the classes that the declarations of the SDK declare. */
function toSdk(): object {
  const declared = readFileSync('content/sdk/index.d.ts', 'utf8').matchAll(
    /^export declare class (\w+) extends .*?^ {2}readonly type: '([\w-]+)';/gms,
  );
  const toClass = (type: string) =>
    class extends Component {
      constructor(id: string, parameters: object, options?: Options) {
        super(type, id, parameters, options);
      }
    };
  const classes = [...declared].map(([, name = '', type = '']) => [name, toClass(type)] as const);
  return { Blueprint, Component, ...Object.fromEntries(classes) };
}

function run(source: string): { components: { id: string }[] } {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const context = { exports: {}, require: toSdk, json: '' };
  runInNewContext(`${outputText}\njson = JSON.stringify(request);`, context);
  return JSON.parse(context.json) as { components: { id: string }[] };
}

const find = (text: string, fence: RegExp) => new RegExp(`^\`\`\`${fence.source}\n(.*?)^\`\`\``, 'ms').exec(text)?.[1];

const samples = getContentFiles('content').flatMap((file) => {
  const { text } = loadPageSource('content', file);
  const source = find(text, /ts .*? sdk/);
  const request = find(text, /json .*?schema=blueprints\.CreateBlueprintRequest/);
  const component = find(text, /json .*?schema=blueprints\.BlueprintComponent/);
  return source !== undefined && (request ?? component) ? [{ file, source, request, component }] : [];
});

it('there are samples in JSON and for the SDK', () => {
  expect(samples.length).toBeGreaterThan(20);
});

it.each(samples)('the SDK sample of $file makes the request of its JSON sample', ({ source, request, component }) => {
  const made = run(source);
  if (request !== undefined) expect(made).toEqual(JSON.parse(request));
  const parsed = JSON.parse(component ?? '{}') as { id?: string };
  if (parsed.id !== undefined) expect(made.components.find(({ id }) => id === parsed.id)).toEqual(parsed);
});

/** The part of openapi-fetch that samples use: the project does not install the package. */
const fetchTypes = `
type Of<Item> = Item extends { delete: { parameters: { path: infer Path } } } ? Path : never;
type Options<Path> = { params: { path: Path }; parseAs?: 'json' | 'text' | 'stream' };
declare const createClient: <Paths>(options: { baseUrl?: string; headers?: object }) => {
  DELETE<Path extends keyof Paths>(path: Path, options: Options<Of<Paths[Path]>>): Promise<{ response: Response }>;
};
export default createClient;`;

it('the programs with generated types have no error, as modules of Node.js', () => {
  const folder = makeFolder({ 'openapi-fetch.d.mts': fetchTypes });
  copyFileSync('src/generated/blueprints.ts', join(folder, 'blueprints.ts'));
  const { text } = loadPageSource('content', 'api-technical-reference/generate-a-client.md');
  const files = [...text.matchAll(/^```ts title="(.*?)"\n(.*?)^```/gms)].map(([, name = '', source = '']) => {
    writeFileSync(join(folder, name), source);
    return join(folder, name);
  });
  expect(files).toHaveLength(2);
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    paths: { 'openapi-fetch': [join(folder, 'openapi-fetch.d.mts')] },
  });
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(errors).toEqual([]);
});
