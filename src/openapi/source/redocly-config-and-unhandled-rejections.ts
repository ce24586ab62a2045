import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, loadConfig, type Config, type Oas3Rule } from '@redocly/openapi-core';
import { fail } from '@/lib/user-errors-and-mistakes';
import { ownRules, specificationRules } from './rules/own-and-built-in-rules-with-severities';
import { toGuarded, toPartial } from './rules/guard-rules-and-filter-problems';
import { toCorrectTypes } from './rules/correct-redocly-openapi-node-types';
import { toMessage } from '@/lib/error-messages-and-system-errors';

/** The rules that make a document unusable, whatever accepts them as known. */
export const fatalRules = ['no-unresolved-refs', 'operation-operationId-unique', 'yaml-syntax'];
const versions = ['oas3_0', 'oas3_1', 'oas3_2'] as const;

/** Loads `redocly.yaml`; without one, enables only the rules of the specification. Adds the project's own rules. */
export async function loadLintConfig(root: string): Promise<Config> {
  const configPath = join(root, 'redocly.yaml');
  const exists = existsSync(configPath);
  const config = await (exists ? loadConfig({ configPath }) : createConfig({ rules: {} })).catch((error: unknown) =>
    fail(toMessage(error), {
      place: { file: 'redocly.yaml' },
      fix: 'Correct redocly.yaml, or the plugin in openapi/rules/.',
      cause: error,
    }),
  );
  return withSpecificationRules(config, !exists);
}

/**
 * Creates the configuration for specs of other projects. Their style is up to their authors: only what the specification of
 * OpenAPI forbids is an error.
 */
export async function loadForeignConfig(): Promise<Config> {
  return withSpecificationRules(await createConfig({ rules: {} }), true);
}

/**
 * Adds the rules of the specification to a configuration, in place of built-in ones of the same name. What it forbids is an
 * error regardless of `redocly.yaml`; what it advises against is a warning without one.
 */
function withSpecificationRules(config: Config, isAlone: boolean): Config {
  // The plugin with the empty id contains Redocly's built-in rules.
  config.plugins = config.plugins.map((plugin) => {
    const oas3: Record<string, Oas3Rule> = { ...plugin.rules?.oas3 };
    if (plugin.id === '') Object.assign(oas3, toRest(oas3), ownRules, toReused(oas3));
    const rules = Object.entries(oas3).map(([name, rule]) => [name, toGuarded(rule)]);
    return { ...plugin, rules: { ...plugin.rules, oas3: Object.fromEntries(rules) as typeof oas3 } };
  });
  config.plugins.push({ id: 'specification', typeExtension: { oas3: toCorrectTypes } });
  for (const { name, severity, only, replaces } of specificationRules) {
    for (const version of versions.filter((candidate) => !only || only.includes(candidate))) {
      if (severity === 'error' || isAlone || config.rules[version][name] === undefined)
        config.rules[version][name] = severity;
      for (const other of replaces ?? []) config.rules[version][other] = 'off';
    }
  }
  return config;
}

/** Returns the same built-in rules with their other problems, so that `redocly.yaml` does not report one mistake under a second name. */
function toRest(builtIn: Record<string, Oas3Rule>): Record<string, Oas3Rule> {
  const rest: Record<string, Oas3Rule> = {};
  for (const { name, of, filter } of specificationRules) {
    const rule = of === undefined ? undefined : (rest[of] ?? builtIn[of]);
    if (of !== undefined && of !== name && rule && filter) rest[of] = toPartial(rule, { except: filter });
  }
  return rest;
}

/** Returns built-in rules of which only some problems concern the specification. */
function toReused(builtIn: Record<string, Oas3Rule>): Record<string, Oas3Rule> {
  return Object.fromEntries(
    specificationRules.flatMap(({ name, of, ...options }) => {
      const rule = of === undefined ? undefined : builtIn[of];
      return rule ? [[name, toPartial(rule, options)]] : [];
    }),
  );
}

/** The milliseconds to wait after a failure, longer than it takes to read the files that are still pending. */
const patience = 100;

/**
 * Ignores unhandled rejections while an action runs and shortly after its failure. Redocly's library resolves references
 * in parallel and handles only the first rejection: the others would end the process.
 */
export async function withUnhandledRejections<Result>(action: () => Promise<Result>): Promise<Result> {
  const ignore = () => undefined;
  process.on('unhandledRejection', ignore);
  try {
    return await action();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, patience));
    throw error;
  } finally {
    process.off('unhandledRejection', ignore);
  }
}
