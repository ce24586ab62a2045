import { createConfig, lintDocument, type Document, type NormalizedProblem } from '@redocly/openapi-core';
import { toJsonText, type JsonText } from '../../exact-numbers';
import { findText, isObject } from '../../find-members-of-parsed-json';
import type { FolderResolver } from '../folder-resolver';
import type { ServiceSource } from '../service-names-and-root-documents';
import { getActions, toActionProblem, type Action, type AppliedAction } from './actions-and-their-places';
import { toConflicts } from './conflicts';
import { toEffect } from './action-effect';
import { findOverlays } from './find-overlays';

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
    const { targets, ...effect } = toEffect(root, action, parsed.actions[action.index], parsed);
    this.applied.push({ ...action, ...effect });
    return { ...action.overlay, parsed: { ...parsed, actions: toAlone(parsed.actions, action.index, targets) } };
  }

  /** Returns the problems of the bundler at the actions that the writer knows. */
  toAuthored(problems: NormalizedProblem[]): NormalizedProblem[] {
    return problems.map((problem) => {
      const action = [...this.actions.values()].find(({ overlay }) => overlay.source === problem.location[0]?.source);
      if (!action) return problem;
      const { actions } = (action.overlay as Document<{ actions: unknown[] }>).parsed;
      const toPlace = (place: (typeof problem.location)[number]) => ({
        ...place,
        pointer: place.pointer?.replace(/(?<=^#\/actions\/)\d+/, (index) => String(Number(index) % actions.length)),
      });
      return { ...problem, location: problem.location.map(toPlace) } as NormalizedProblem;
    });
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

/**
 * Returns the actions of an overlay of which only one changes anything. With targets, it occurs once for each of them, because
 * selecting values in a large document takes seconds, and the bundler would do it again. Their places are those of the action itself
 * plus a multiple of the number of actions.
 */
function toAlone(actions: unknown[], index: number, targets: string[]): unknown[] {
  const alone = actions.map((own, other) => (other === index ? own : { target: '$' }));
  for (const [order, target] of targets.entries())
    alone[index + order * actions.length] = { ...(actions[index] as object), target };
  return alone;
}
