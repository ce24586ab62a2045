import { stringifyYaml, type Config } from '@redocly/openapi-core';
import { parseJson, toJsonText, withNumbers } from '../exact-numbers';
import { toModelText } from '../serialize-model';
import { toAddresses } from '../item-addresses';
import { toSpec, type SpecResult } from '../transform/spec';
import { fatalRules, loadForeignConfig, loadLintConfig } from './redocly-config-and-unhandled-rejections';
import { hasErrors, toConsequence, type SpecProblem } from './spec-problem';
import { failUnreadable } from './explain-unreadable-document';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { loadPublicService, type PublicService } from './internal/public-service';
import { loadService } from './lint-and-bundle-service';
import type { ServiceSource } from './service-names-and-root-documents';

/** The output of one service that has been linted, bundled, typed, and converted to a model. */
export interface BuiltService {
  service: string;
  problems: SpecProblem[];
  /** The bundle as JSON, with all digits of large integers. */
  json: string;
  yaml: string;
  types: string;
  /** The serialized model. */
  model: string;
}

export interface ServiceWork {
  /** The folder of the project. */
  root: string;
  source: ServiceSource;
  /** True for the inside edition, which shows what is marked as internal. */
  isInternal?: boolean;
  /** True for only the problems and the JSON. */
  isBundleOnly?: boolean;
}

/** Builds one service. If a fatal rule fails, the result has only the problems and the JSON. */
export async function buildService({ root, source, isInternal, isBundleOnly }: ServiceWork): Promise<BuiltService> {
  const config = await getConfig(root, source);
  const { document, whole, problems }: PublicService = isInternal
    ? await loadService(root, source, config)
    : await loadPublicService(root, source, config);
  const empty = { service: source.service, problems, json: '', yaml: '', types: '', model: '' };
  if (document === undefined) return empty;
  try {
    const json = `${toJsonText(document)}\n`;
    if (isBundleOnly || isBroken(problems)) return { ...empty, json };
    const { generateTypes } = await loadGenerator();
    const types = await generateTypes(document, problems, { root, source });
    return {
      ...empty,
      json,
      types,
      yaml: toYaml(document),
      model: toModelText(toResult(json, whole, source)),
    };
  } catch (error) {
    // The model is built from a valid document, so the errors of the linter are the cause.
    if (hasErrors(problems) || (source.isForeign && problems.length > 0))
      return { ...empty, problems: [...problems, toConsequence(problems)] };
    if (error instanceof UserError) throw error;
    return failUnreadable(error, root, source);
  }
}

/** Loads the compiler of TypeScript, which only types need: it takes a second. */
export function loadGenerator() {
  return import('./openapi-typescript/generate-types');
}

/** Builds the model of a document. `whole` is the document with what is internal, if anything is. */
function toResult(json: string, whole: unknown, { service, isForeign }: ServiceSource): SpecResult {
  const result = toSpec(parseJson(json), service, isForeign);
  if (whole === undefined) return result;
  const shown = toAddresses(result.spec);
  const { spec } = toSpec(whole, service, isForeign);
  return { ...result, internal: [...toAddresses(spec).keys()].filter((anchor) => !shown.has(anchor)) };
}

const configs = new Map<string, Promise<Config>>();

/** Loads the lint rules once for all services of the project, and once for all foreign ones. */
function getConfig(root: string, { isForeign }: ServiceSource): Promise<Config> {
  const key = isForeign ? '' : root;
  const config = configs.get(key) ?? (isForeign ? loadForeignConfig() : loadLintConfig(root));
  configs.set(key, config);
  return config;
}

/** Formats a bundle as YAML, with all digits of large integers. */
function toYaml(document: unknown): string {
  return withNumbers(stringifyYaml(document, { noRefs: true, lineWidth: -1 }));
}

/** Returns true if a fatal rule fails. Such a problem cannot be accepted as known, because the document is unusable. */
function isBroken(problems: SpecProblem[]): boolean {
  return problems.some(({ rule, severity }) => severity === 'error' && fatalRules.includes(rule));
}
