import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getSdkComponents, getSdkTable, SDK_FILE } from '@/content/sdk';
import { parseDeclarations } from '@/content/sdk-declarations';

function writeDeclarations(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sdk-')), 'index.d.ts');
  writeFileSync(file, text);
  return file;
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
export declare class Pump {}
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

describe('the declarations of the project', () => {
  it('contain both tables for each of the sixteen components', () => {
    const components = getSdkComponents();
    expect(components).toHaveLength(16);
    for (const component of components) {
      expect(getSdkTable(component, 'parameters').length, component).toBeGreaterThan(0);
      expect(getSdkTable(component, 'outputs').length, component).toBeGreaterThan(0);
    }
  });
});

it('getSdkComponents caches the declarations that the compiler reads', () => {
  getSdkComponents();
  const cache = 'node_modules/.cache/sdk-declarations';
  const entries = readdirSync(cache).map((name) => JSON.parse(readFileSync(`${cache}/${name}`, 'utf8')) as unknown);
  expect(entries).toContainEqual(parseDeclarations(readFileSync(SDK_FILE, 'utf8'), SDK_FILE));
});
