import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, loadConfig, type Config } from '@redocly/openapi-core';
import { fail } from '@/lib/fail';
import { AllOfCycle, OperationIdUnique } from './own-rules';

/** The rules that are errors regardless of `redocly.yaml`, because a document that violates one is unusable. */
export const fatalRules = ['no-unresolved-refs', 'operation-operationId-unique', 'yaml-syntax'];
/** The project's own rules that apply to every spec. */
const ownRules = { 'operation-operationId-unique': OperationIdUnique, 'all-of-cycle': AllOfCycle };
const versions = ['oas3_0', 'oas3_1', 'oas3_2'] as const;

/** Loads `redocly.yaml`, or only the rule `struct` if there is no such file, and adds the project's own rules. */
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

/** Loads the rules for foreign specs. Their style is up to their authors, so only fatal rules count as errors. */
export async function loadForeignConfig(): Promise<Config> {
  const warnings = ['struct', 'no-identical-paths', 'path-parameters-defined', 'no-enum-type-mismatch'];
  return withOwnRules(await createConfig({ rules: Object.fromEntries(warnings.map((rule) => [rule, 'warn'])) }));
}

/** Adds the project's own rules, which replace library rules of the same name, and makes them and fatal rules errors. */
function withOwnRules(config: Config): Config {
  config.plugins = config.plugins.map((plugin) =>
    plugin.id === '' ? { ...plugin, rules: { ...plugin.rules, oas3: { ...plugin.rules?.oas3, ...ownRules } } } : plugin,
  );
  for (const version of versions) {
    for (const rule of [...fatalRules, ...Object.keys(ownRules)]) config.rules[version][rule] = 'error';
  }
  return config;
}
