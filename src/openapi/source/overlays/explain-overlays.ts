import { toVisibleLine } from '@/lib/control-characters';
import { toCount } from '@/messages/plural';
import { toTextOrJson } from '../../exact-numbers';
import { loadLintConfig } from '../redocly-config-and-unhandled-rejections';
import { loadService } from '../lint-and-bundle-service';
import { toShownPath, type ServiceSource } from '../service-names-and-root-documents';
import { toActionPlace, type AppliedAction, type Change } from './actions-and-their-places';

/** How many characters of a value are printed. */
const longest = 70;

/** Applies the overlays of a service, and says of each action where it is, what it selects, and what it changes. */
export async function explainOverlays(root: string, source: ServiceSource): Promise<string> {
  const { actions } = await loadService(root, source, await loadLintConfig(root));
  if (actions.length === 0) return `${source.service} has no overlays.`;
  return actions.map((action) => toExplanation(action, root)).join('\n');
}

function toExplanation(action: AppliedAction, root: string): string {
  const { overlay, description, target, hits, miss, changes } = action;
  const { line, column } = toActionPlace(action);
  const place = `${toShownPath(root, overlay.source.absoluteRef)}:${line}:${column}`;
  const count = hits.length === 0 ? `nothing${miss === undefined ? '' : `. ${miss}`}` : toCount(hits.length, 'value');
  return [
    toVisibleLine(`${place}: ${target} selects ${count}`),
    ...(description === undefined ? [] : [`  # ${toVisibleLine(description)}`]),
    ...changes.map((change) => `  ${toVisibleLine(toChangeText(change))}`),
  ].join('\n');
}

function toChangeText({ pointer, before, after }: Change): string {
  if (after === undefined) return `- ${pointer}`;
  if (before === undefined) return `+ ${pointer}: ${toShort(after)}`;
  return `~ ${pointer}: ${toShort(before)} -> ${toShort(after)}`;
}

function toShort(value: unknown): string {
  const text = toTextOrJson(value).replace(/\s+/g, ' ');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
