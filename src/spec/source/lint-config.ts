import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, loadConfig, type Config } from '@redocly/openapi-core';
import { fail } from '@/lib/fail';
import { AllOfCycle, OperationIdUnique } from './own-rules';

/** What makes a document unusable: an error whatever `redocly.yaml` says. */
export const fatalRules = ['no-unresolved-refs', 'operation-operationId-unique', 'yaml-syntax'];
/** Rules of ours that hold for every spec. */
const ownRules = { 'operation-operationId-unique': OperationIdUnique, 'all-of-cycle': AllOfCycle };
const versions = ['oas3_0', 'oas3_1', 'oas3_2'] as const;

/** Loads `redocly.yaml` with our own rules, and makes the fatal ones errors. */
export async function loadLintConfig(root: string): Promise<Config> {
  const configPath = join(root, 'redocly.yaml');
  const exists = await access(configPath).then(
    () => true,
    () => false,
  );
  const config = await (exists ? loadConfig({ configPath }) : createConfig({ rules: { struct: 'error' } })).catch(
    (error: unknown) =>
      fail(error instanceof Error ? error.message : String(error), {
        place: { file: 'redocly.yaml' },
        fix: 'Correct the rules’ configuration, or the plugin in openapi/rules/.',
        cause: error,
      }),
  );
  return withOwnRules(config);
}

/** The rules for a spec from elsewhere: how it is built is its author's matter, so that all but the fatal ones warn. */
export async function loadForeignConfig(): Promise<Config> {
  const warnings = ['struct', 'no-identical-paths', 'path-parameters-defined', 'no-enum-type-mismatch'];
  return withOwnRules(await createConfig({ rules: Object.fromEntries(warnings.map((rule) => [rule, 'warn'])) }));
}

/** Adds our rules; one that has the name of one of the library's takes its place. */
function withOwnRules(config: Config): Config {
  config.plugins = config.plugins.map((plugin) =>
    plugin.id === '' ? { ...plugin, rules: { ...plugin.rules, oas3: { ...plugin.rules?.oas3, ...ownRules } } } : plugin,
  );
  for (const version of versions) {
    for (const rule of [...fatalRules, ...Object.keys(ownRules)]) config.rules[version][rule] = 'error';
  }
  return config;
}
