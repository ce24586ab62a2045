import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPageSource } from '@/content/read-page-files-with-includes';
import { getSdkSignature, loadDeclarations, parseDeclarations, sdkFile } from '@/content/sdk-declarations';
import { getSdkTable } from '@/content/get-sdk-parameters-outputs-and-properties';
import { makeFolder } from '../temporary-folder';

const writeDeclarations = (text: string) => join(makeFolder({ 'index.d.ts': text }), 'index.d.ts');

/** Returns the classes whose parameters are declared. */
function getComponents(): string[] {
  const { classes, interfaces } = loadDeclarations(sdkFile);
  return classes.filter((name) => Object.hasOwn(interfaces, `${name}Parameters`));
}

const pump = writeDeclarations(`
export interface PumpParameters {
  /** Litres a minute. */
  flow: number;
  /**
   * Who may start it.
   * @default 'anyone'
   */
  starter?: 'anyone' | 'owner';
}
export interface PumpOutputs {
  /** Where the water comes out. */
  outlets: string[];
}
export declare class Pump {
  constructor(
    id: string,
    options?: PumpOptions,
  );
}
export interface PumpOptions {
  /** The [color](/colors/). */
  color?: string;
}
`);

describe('getSdkTable', () => {
  it('lists each parameter with type, required flag, default, and description', () => {
    expect(getSdkTable('Pump', 'parameters', pump)).toEqual([
      { name: 'flow', type: 'number', required: true, description: 'Litres a minute.' },
      {
        name: 'starter',
        type: "'anyone' | 'owner'",
        required: false,
        default: "'anyone'",
        description: 'Who may start it.',
      },
    ]);
  });

  it('lists output fields separately from parameters', () => {
    expect(getSdkTable('Pump', 'outputs', pump)).toEqual([
      { name: 'outlets', type: 'string[]', required: true, description: 'Where the water comes out.' },
    ]);
  });

  it('lists the properties of an interface, and names the nearest one for an unknown interface', () => {
    expect(getSdkTable('PumpOptions', 'interface', pump)).toEqual([
      { name: 'color', type: 'string', required: false, description: 'The [color](/colors/).' },
    ]);
    expect(() => getSdkTable('PumpOption', 'interface', pump)).toThrow(
      'the SDK has no interface "PumpOption"\n  Did you mean "PumpOptions"?',
    );
  });

  it('shows an edit of the declarations at once', () => {
    const file = writeDeclarations('export interface TapOutputs {\n/** Before. */\na: string }');
    expect(getSdkTable('Tap', 'outputs', file)[0]?.description).toBe('Before.');
    writeFileSync(file, 'export interface TapOutputs {\n/** After. */\na: string }');
    expect(getSdkTable('Tap', 'outputs', file)[0]?.description).toBe('After.');
  });

  it('fails for an unknown component and names the nearest one', () => {
    expect(() => getSdkTable('Pumb', 'parameters', pump)).toThrow(
      'no SDK component "Pumb" has parameters\n  Did you mean "Pump"?',
    );
  });

  it('fails for a field without a description and names its place', () => {
    const file = writeDeclarations('export interface TapOutputs {\n  a: string;\n}');
    expect(() => getSdkTable('Tap', 'outputs', file)).toThrow(
      `${file}:2:3: "a" has no description\n  Each parameter and output field needs a type and a sentence above it.`,
    );
  });
});

describe('getSdkSignature', () => {
  it('writes the constructor of a class on one line', () => {
    expect(getSdkSignature('Pump', pump)).toBe('new Pump(id: string, options?: PumpOptions)');
  });

  it('fails for an unknown class and names the nearest one', () => {
    expect(() => getSdkSignature('Pum', pump)).toThrow('no SDK class "Pum" has a constructor\n  Did you mean "Pump"?');
  });
});

describe('the declarations of the project', () => {
  it('contain both tables for each of the sixteen components', () => {
    const components = getComponents();
    expect(components).toHaveLength(16);
    for (const component of components) {
      expect(getSdkTable(component, 'parameters').length, component).toBeGreaterThan(0);
      expect(getSdkTable(component, 'outputs').length, component).toBeGreaterThan(0);
    }
  });
});

describe('the SDK pages', () => {
  const folder = 'content/sdk-technical-reference';
  const overview = readFileSync(`${folder}/overview.md`, 'utf8');
  const pages = readdirSync(folder).filter((file) => !/^_|^overview/.test(file));
  const read = (file: string) => loadPageSource('content', `sdk-technical-reference/${file}`).text;

  it('show the signature of one component each, and link to the overview', () => {
    const components = pages.map((file) => /^::sdk-signature\{component="(\w+)"\}$/m.exec(read(file))?.[1]);
    expect(components.sort()).toEqual(getComponents().sort());
    expect(pages.filter((file) => !read(file).includes('](overview.md#options)'))).toEqual([]);
  });

  it.each(pages)('are compared in the overview: %s, with its output fields, cluster, and how-to', (file) => {
    const page = read(file);
    const [, component = ''] = /^::sdk-outputs\{component="(\w+)"\}$/m.exec(page) ?? [];
    const row = overview.split('\n').find((line) => line.startsWith('| [') && line.includes(`](${file}) |`)) ?? '';
    const [, , use, cluster, , outputs, guide = ''] = row.split('|').map((cell) => cell.trim());
    expect([cluster, outputs]).toEqual([
      /depends on the \[Kubernetes cluster\]/.test(page) ? 'Yes' : 'No',
      getSdkTable(component, 'outputs')
        .map(({ name }) => `\`${name}\``)
        .join(', '),
    ]);
    expect(use).toMatch(/\w/);
    expect(page).toContain(/\(.*\)/.exec(guide)?.[0] ?? '');
  });

  it('explain in the overview every option with the property that it becomes', () => {
    for (const name of ['BlueprintOptions', 'ComponentOptions', 'ComponentLink'])
      for (const { name: option, description } of getSdkTable(name, 'interface'))
        if (option !== 'to') expect(description, option).toMatch(/\]\(\/api\/blueprints\/#schema\./);
  });
});

it('the declarations that the compiler reads are cached', () => {
  loadDeclarations(sdkFile);
  const cache = 'node_modules/.cache/sdk-declarations';
  const entries = readdirSync(cache).map((name) => JSON.parse(readFileSync(`${cache}/${name}`, 'utf8')) as unknown);
  expect(entries).toContainEqual(parseDeclarations(readFileSync(sdkFile, 'utf8'), sdkFile));
});
