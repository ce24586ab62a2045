import { bundle, lint, type Config, type NormalizedProblem } from '@redocly/openapi-core';
import { checkVersion } from './check-openapi-version';
import { breakCircles, circularFix, circularRule, failCircular, toCircularWords } from './circular-reference';
import { correctNames, getComponentNames, isRenaming } from './keep-component-names-when-bundling';
import { withoutConsequences } from './consequential-problems';
import type { Correction } from './correct-yaml-mistakes';
import { isFalseDuplicate } from './exact-numbers-for-lint-rules';
import { failUnreadable } from './explain-unreadable-document';
import { FolderResolver } from './folder-resolver';
import { toSyntaxProblem } from './plain-messages';
import type { AppliedAction } from './overlays/actions-and-their-places';
import { Overlays } from './overlays/overlays';
import { lintResult } from './overlays/result-problems';
import { toConsequence, type SpecProblem } from './spec-problem';
import { toShownPath, type ServiceSource } from './service-names-and-root-documents';
import { getSeverity, toProblems, toProblemsOfKinds } from './linter-problem-to-spec-problem';
import { withUnhandledRejections } from './redocly-config-and-unhandled-rejections';
import { BundledDocument } from '../find-in-bundled-document';
import { findItemOrMember, isObject, findText } from '../find-members-of-parsed-json';
import { toKeys, toPointer } from '@/lib/json-pointer';
import { distinctBy } from '@/lib/lists';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';

/** The bundled document of a service, and its problems. Without a document, the problems prevent bundling. */
export interface ReadService {
  document: unknown;
  problems: SpecProblem[];
  /** The actions of the overlays, in the order in which they have been applied. */
  actions: AppliedAction[];
}

/** Lints and bundles one service. Throws a UserError with the file if the service cannot be read at all. */
export async function loadService(root: string, source: ServiceSource, config: Config): Promise<ReadService> {
  const resolver = new FolderResolver(source.folder, source.isForeign);
  for (;;) {
    try {
      return await withUnhandledRejections(() => read(root, source, config, resolver));
    } catch (error) {
      // A circle that leads through other files is known once they have been read.
      if (!source.isForeign || !correctCircles(resolver)) return failUnreadable(error, root, source, resolver);
    }
  }
}

async function read(
  root: string,
  source: ServiceSource,
  config: Config,
  resolver: FolderResolver,
): Promise<ReadService> {
  const { file: ref } = source;
  const document = await resolver.resolveDocument(null, ref, true);
  if (document instanceof Error) throw document;
  checkVersion(document.parsed, toShownPath(root, ref), document.source.body);
  if (source.isForeign) correctCircles(resolver);
  else failCircular(root, resolver);
  const reported = await lint({ ref, config, externalRefResolver: resolver });
  const linted = reported.filter((problem) => !isFalseDuplicate(problem, resolver));
  // The linter has read the other files.
  const authored = getComponentNames(document.parsed, ref, resolver);
  const isError = (problem: NormalizedProblem) => getSeverity(problem, { isForeign: false }) === 'error';
  const toShown = (problems: NormalizedProblem[]) =>
    toProblems(
      withoutConsequences(toDistinct(problems), isError).map((problem) =>
        nameMissing(toSyntaxProblem(problem), resolver),
      ),
      root,
      source,
      new BundledDocument(document.parsed).isOld,
    );
  const overlays = await Overlays.load(source, resolver);
  try {
    const bundled = await bundle({
      ref,
      config,
      externalRefResolver: resolver.forBundler((reference, parsed) => overlays.toDocument(reference, parsed)),
      overlays: overlays.references,
    });
    const renamed = correctNames(bundled.bundle.parsed, authored);
    const problems = overlays.toAuthored(bundled.problems).filter(({ message }) => !isRenaming(message, renamed));
    const brought = await lintResult(bundled.bundle, overlays, config, resolver, reported);
    const corrected = toCorrected(resolver, root, source);
    return {
      document: bundled.bundle.parsed,
      problems: [...corrected, ...toShown([...linted, ...problems, ...overlays.getProblems(), ...brought])],
      actions: overlays.applied,
    };
  } catch (error) {
    // The bundler expects a valid document, so the errors of the linter are the cause.
    const problems = toShown(linted);
    if (!linted.some(isError)) throw error;
    return { document: undefined, problems: [...problems, toConsequence(problems)], actions: [] };
  }
}

/** Replaces circular references by objects without one. Returns false if there is none. */
function correctCircles(resolver: FolderResolver): boolean {
  const circles = breakCircles(resolver);
  for (const { place, reference } of circles) {
    const message = `The ${toCircularWords(reference)}. The page allows any value here. ${circularFix}`;
    const correction = { rule: circularRule, message, line: place.line ?? 1, column: place.column ?? 1 };
    resolver.corrections.set(place.file, [...(resolver.corrections.get(place.file) ?? []), correction]);
  }
  return circles.length > 0;
}

/** Returns a warning for each kind of correction of the files of a foreign spec. */
function toCorrected({ corrections }: FolderResolver, root: string, { service }: ServiceSource): SpecProblem[] {
  const toKind = ({ rule, message }: Correction) => `${rule} ${message.replace(/"[^"]*"/g, '')}`;
  return [...corrections].flatMap(([file, own]) =>
    toProblemsOfKinds(own, toKind, (first) => ({
      service,
      file: toShownPath(root, file),
      severity: 'warning',
      ...first,
    })),
  );
}

/** Removes duplicates: the bundler reports the problems of the linter again. */
function toDistinct(problems: NormalizedProblem[]): NormalizedProblem[] {
  return distinctBy(problems, ({ ruleId, message, location: [location] }) => {
    const rule = ruleId === 'bundler' ? 'no-unresolved-refs' : ruleId;
    const text = rule === 'no-unresolved-refs' ? '' : message;
    return [location?.source.absoluteRef, location?.pointer, rule, text].join('\0');
  });
}

/** The complete message of the library for a reference whose file exists but whose pointer has no target. */
const silent = "Can't resolve $ref";

/** Adds the missing key of the pointer, its location, and the most similar keys to the message of a problem. */
function nameMissing(problem: NormalizedProblem, resolver: FolderResolver): NormalizedProblem {
  const [location] = problem.location;
  if (problem.message !== silent || location?.pointer === undefined) return problem;
  const { absoluteRef } = location.source;
  const node = toKeys(location.pointer)
    .filter((key) => key !== '')
    .reduce(findItemOrMember, resolver.getParsed(absoluteRef));
  const reference = typeof node === 'string' ? node : (findText(node, '$ref') ?? '');
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? absoluteRef : resolver.resolveExternalRef(absoluteRef, file);
  const missing = findMissing(resolver.getParsed(target), toKeys(`#${pointer}`));
  if (!missing) return problem;
  const near = toQuestion(findAllNearest(missing.key, missing.known)) || 'Add it, or correct the reference.';
  const message = `${silent}: "${missing.key}" is not at ${missing.place} of ${target}. ${near}`;
  return { ...problem, message };
}

/** Finds the first missing key of a pointer and the keys that exist there. */
function findMissing(root: unknown, keys: string[]): { key: string; place: string; known: string[] } | undefined {
  let value = root;
  for (const [index, key] of keys.entries()) {
    const child = findItemOrMember(value, key);
    if (child === undefined)
      return { key, place: toPointer('#', ...keys.slice(0, index)), known: isObject(value) ? Object.keys(value) : [] };
    value = child;
  }
  return undefined;
}
