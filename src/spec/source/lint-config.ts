import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, loadConfig, type Config } from '@redocly/openapi-core';
import { fail } from '@/lib/fail';
import { AllOfCycle, OperationIdUnique } from './own-rules';

/**
 * The rules that are errors regardless of `redocly.yaml`, as are the project's own, because a document that violates one is
 * unusable.
 */
export const fatalRules = ['no-unresolved-refs', 'operation-operationId-unique', 'yaml-syntax'];
/** The project's own rules that apply to every spec. */
const ownRules = { 'operation-operationId-unique': OperationIdUnique, 'all-of-cycle': AllOfCycle };
const versions = ['oas3_0', 'oas3_1', 'oas3_2'] as const;

/** Loads `redocly.yaml`; without one, enables only the rule `struct`. Adds the project's own rules. */
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
        fix: 'Correct redocly.yaml, or the plugin in openapi/rules/.',
        cause: error,
      }),
  );
  return withOwnRules(config);
}

/**
 * Creates the configuration for specs of other projects. Their style is up to their authors: fatal rules and the project's own
 * are errors, a few structural ones are warnings.
 */
export async function loadForeignConfig(): Promise<Config> {
  const warnings = ['struct', 'no-identical-paths', 'path-parameters-defined', 'no-enum-type-mismatch'];
  return withOwnRules(await createConfig({ rules: Object.fromEntries(warnings.map((rule) => [rule, 'warn'])) }));
}

/** Adds the project's own rules to a configuration, in place of built-in ones of the same name. These and fatal rules are errors. */
function withOwnRules(config: Config): Config {
  // The plugin with the empty id contains Redocly's built-in rules.
  config.plugins = config.plugins.map((plugin) =>
    plugin.id === '' ? { ...plugin, rules: { ...plugin.rules, oas3: { ...plugin.rules?.oas3, ...ownRules } } } : plugin,
  );
  for (const version of versions) {
    for (const rule of [...fatalRules, ...Object.keys(ownRules)]) config.rules[version][rule] = 'error';
  }
  return config;
}
