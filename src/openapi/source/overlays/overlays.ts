import { createConfig, lintDocument, type Document, type NormalizedProblem } from '@redocly/openapi-core';
import { toJsonText } from '../../exact-numbers';
import { findText, isObject } from '../../json';
import type { JsonText } from '../../model';
import type { FolderResolver } from '../folder-resolver';
import type { ServiceSource } from '../service-folder';
import { getActions, toActionProblem, type Action, type AppliedAction } from './action';
import { toUpdates } from './changes';
import { toConflicts } from './conflicts';
import { explainNoHit, getAt, select, toKeyPointer } from './json-path';
import { findOverlays } from './overlay-files';

/**
 * The overlays of a service. The bundler gets each action as an overlay of its own, so that what it hits is known before it is
 * applied.
 */
export class Overlays {
  /** The actions that have been applied. */
  readonly applied: AppliedAction[] = [];
  /** The document before the first action, as JSON. */
  before: JsonText | undefined;
  private readonly actions: Map<string, Action>;

  private constructor(
    overlays: Document[],
    /** The problems of the overlays themselves. */
    private readonly linted: NormalizedProblem[],
  ) {
    const actions = overlays.flatMap(getActions);
    this.actions = new Map(actions.map((action) => [`${action.overlay.source.absoluteRef}#${action.index}`, action]));
  }

  /** Reads the overlays of a service. An overlay with an error is reported and not applied. */
  static async load(source: ServiceSource, resolver: FolderResolver): Promise<Overlays> {
    const usable: Document[] = [];
    const problems: NormalizedProblem[] = [];
    for (const file of await findOverlays(source)) {
      const document = await resolver.resolveDocument(null, file, true);
      if (document instanceof Error) throw document;
      const found = await lintOverlay(document, resolver);
      if (!found.some(({ severity }) => severity === 'error')) usable.push(document);
      problems.push(...found);
    }
    return new Overlays(usable, problems);
  }

  /** The references under which the bundler asks for the overlays. */
  get references(): string[] {
    return [...this.actions.keys()];
  }

  /** Returns the overlay for a reference, whose other actions change nothing. Notes what its action hits in the document. */
  toDocument(reference: string, root: unknown): Document | undefined {
    const action = this.actions.get(reference);
    if (!action) return undefined;
    this.before ??= toJsonText(root);
    const { parsed } = action.overlay as Document<{ actions: unknown[] }>;
    this.applied.push({ ...action, ...toEffect(root, action, parsed.actions[action.index], parsed) });
    const actions = parsed.actions.map((own, index) => (index === action.index ? own : { target: '$' }));
    return { ...action.overlay, parsed: { ...parsed, actions } };
  }

  /** Returns the problems of the overlays and those of their actions. */
  getProblems(): NormalizedProblem[] {
    const missed = this.applied.flatMap((action) =>
      action.miss === undefined
        ? []
        : [toActionProblem(action, 'overlay-target', 'error', `"${action.target}" selects nothing. ${action.miss}`)],
    );
    return [...this.linted, ...missed, ...toConflicts(this.applied)];
  }
}

const pattern = /^1\.[012]\.\d+$/;

async function lintOverlay(document: Document, resolver: FolderResolver): Promise<NormalizedProblem[]> {
  const { parsed, source } = document as Document<unknown>;
  const at = (pointer: string) => [{ source, pointer, reportOnKey: false }];
  const error = { ruleId: 'overlay-version', severity: 'error' as const, suggest: [] };
  if (!isObject(parsed) || !('overlay' in parsed))
    return [
      {
        ...error,
        message:
          'This is no overlay. Add `overlay: 1.0.0` at the top level, or move a file that overlays refer to out of this folder.',
        location: at('#/'),
      },
    ];
  if (!pattern.test(findText(parsed, 'overlay') ?? ''))
    return [
      { ...error, message: 'Use version 1.0, 1.1, or 1.2 as a text: `overlay: 1.0.0`.', location: at('#/overlay') },
    ];
  const config = await createConfig({ rules: { struct: 'error' } });
  return lintDocument({ document, config, externalRefResolver: resolver });
}

/** Returns what an action hits and changes in a document. An invalid action, which the bundler reports, changes nothing. */
function toEffect(
  root: unknown,
  { target }: Action,
  written: unknown,
  overlay: unknown,
): Pick<AppliedAction, 'hits' | 'miss' | 'changes'> {
  try {
    const action = toWhole(written, overlay);
    const targets = select(root, target);
    const update = action.copy === undefined ? action.update : getAt(root, select(root, String(action.copy))[0] ?? []);
    const changes = targets.flatMap((keys) => {
      const [pointer, node] = [toKeyPointer(keys), getAt(root, keys)];
      if (action.remove === true) return [{ pointer, before: node }];
      return update === undefined ? [] : toUpdates(pointer, node, structuredClone(update));
    });
    const miss = targets.length === 0 ? explainNoHit(root, target) : undefined;
    return { hits: targets.map(toKeyPointer), miss, changes };
  } catch {
    return { hits: [], changes: [] };
  }
}

/** Returns an action with the fields of the reusable action that it refers to. */
function toWhole(action: unknown, overlay: unknown): Record<string, unknown> {
  const own = isObject(action) ? action : {};
  const name = /^#\/components\/actions\/(.+)$/.exec(findText(own, '$ref') ?? '')?.[1];
  if (name === undefined) return own;
  const reusable = ['components', 'actions', name, 'fields'].reduce<unknown>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    overlay,
  );
  return { ...(isObject(reusable) ? reusable : {}), ...own };
}
