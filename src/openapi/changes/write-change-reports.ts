import { nameControls, toVisibleLine } from '@/lib/control-characters';
import { toPlaceText, type Place } from '@/lib/user-errors-and-mistakes';
import { groupBy } from '@/lib/lists';
import { toCommand } from '@/lib/problem-formats';
import { toCount } from '@/messages/plural';
import type { Change } from './change';
import { changeClasses, type ChangeClass } from './breaking-change-classes-rule-type-and-reasons';

/** Formats changes for people or tools. */
type ChangeFormat = (changes: Change[]) => string;

/** The formats of `npm run openapi:diff -- --format …`. */
export const changeFormats: ReadonlyMap<string, ChangeFormat> = new Map([
  ['stylish', toStylish],
  ['json', toJson],
  ['markdown', toMarkdown],
  ['github-actions', toGithubActions],
]);

const titles: Record<ChangeClass, string> = {
  breaking: 'Breaking changes',
  risky: 'Risky changes',
  safe: 'Safe changes',
  words: 'Changes of words',
};

/** The maximum number of operations that a line names. */
const most = 3;

/** Lists the changes by service, with the places and the reason of each, then their numbers. */
function toStylish(changes: Change[]): string {
  const blocks = [...groupBy(changes, ({ service }) => service)].map(([service, own]) =>
    [service, ...own.flatMap(toLines)].join('\n'),
  );
  return [...blocks, toTotals(changes)].join('\n\n');
}

function toLines(change: Change): string[] {
  const known = change.known === undefined ? [] : [`    known: ${toVisibleLine(change.known)}`];
  return [
    `  ${change.known === undefined ? change.class : `known ${change.class}`}  ${change.rule}  ${toPlacesText(change)}`,
    `    ${toVisibleLine(change.text)}${toWhere(change)}`,
    ...(change.class === 'words' ? [] : [`    ${change.reason}`]),
    ...toPageTexts(change).map((text) => `    ${toVisibleLine(text)}`),
    ...known,
  ];
}

function toTotals(changes: Change[]): string {
  if (changes.length === 0) return 'No changes.';
  const counts = changeClasses.map((kind) => [kind, changes.filter((change) => change.class === kind).length] as const);
  const known = changes.filter((change) => change.known !== undefined).length;
  const texts = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`);
  return `${toCount(changes.length, 'change')}: ${texts.join(', ')}${known > 0 ? `; ${known} known` : ''}`;
}

function toJson(changes: Change[]): string {
  return JSON.stringify(
    changes.map((change) => ({ ...change, pointers: undefined, subject: undefined, words: undefined })),
    undefined,
    2,
  );
}

/** Writes a section for each class, for the description of a pull request or the notes of a release. */
function toMarkdown(changes: Change[]): string {
  if (changes.length === 0) return 'No changes.';
  const sections = changeClasses.flatMap((kind) => {
    const own = changes.filter((change) => change.class === kind);
    if (own.length === 0) return [];
    const lines = own.map((change) => {
      const known = change.known === undefined ? '' : ` Accepted: ${toMarkdownText(change.known)}`;
      const where = toMarkdownText(toWhere(change));
      const pages = toPageTexts(change).map((text) => `\n  - ${toMarkdownText(text)}`);
      return `- **${toMarkdownText(change.service)}**: ${toMarkdownText(change.text)}${where} (\`${change.rule}\`)${known}${pages.join('')}`;
    });
    return [`## ${titles[kind]}\n\n${lines.join('\n')}`];
  });
  return sections.join('\n\n');
}

/** Writes workflow commands of GitHub Actions, which shows the changes next to the changed lines. */
function toGithubActions(changes: Change[]): string {
  const levels = { breaking: 'error', risky: 'warning', safe: 'notice', words: 'notice' } as const;
  return changes
    .map((change) => {
      const known = change.known === undefined ? '' : ` (known: ${change.known})`;
      return toCommand({
        ...(change.places.after ?? change.places.before),
        severity: change.known === undefined ? levels[change.class] : 'notice',
        rule: `${change.class}: ${change.rule}`,
        message: `${change.text}${toWhere(change)} ${change.reason}${known}`,
      });
    })
    .join('\n');
}

/** Names the files of the pages that mention what changes, and of those with samples. */
function toPageTexts({ sections = [] }: Change): string[] {
  const toFiles = (isSample: boolean) => [
    ...new Set(sections.filter((section) => section.isSample === isSample).map(({ file }) => file)),
  ];
  const toText = (words: string, files: string[]) => {
    const rest = files.length > most ? ` and ${toCount(files.length - most, 'other page')}` : '';
    return files.length === 0 ? [] : [`${words} ${files.slice(0, most).join(', ')}${rest}.`];
  };
  return [...toText('Named in', toFiles(false)), ...toText('Samples in', toFiles(true))];
}

/** Names the direction and the first operations: ` In requests of POST /pets and 3 other operations.` */
function toWhere({ direction, operations, text }: Change): string {
  // Another path may begin with the one of the operation.
  const isNamed = (operation: string) =>
    text
      .split(operation)
      .slice(1)
      .some((rest) => !/^(?:[\w/{-]|\.\w)/.test(rest));
  const others = operations.filter((operation) => !isNamed(operation));
  const names = others.slice(0, most).join(', ');
  const rest = others.length > most ? ` and ${toCount(others.length - most, 'other operation')}` : '';
  const words = direction === undefined ? 'In' : `In ${direction}s of`;
  if (names === '') return direction === undefined ? '' : ` In ${direction}s.`;
  return ` ${words} ${toVisibleLine(names)}${rest}.`;
}

function toPlacesText({ places: { before, after } }: Change): string {
  const toText = (place: Place) => toVisibleLine(toPlaceText(place));
  if (!after) return before ? `${toText(before)} (old)` : '';
  return before ? `${toText(after)} (old: ${toText(before)})` : toText(after);
}

/** Escapes what has a meaning in Markdown, except in code. Names from specs have no backtick. */
function toMarkdownText(text: string): string {
  const escaped = text
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith('`') ? piece : piece.replace(/[\\[\]<>*_|#!&]/g, String.raw`\$&`)));
  return nameControls(escaped.join('').replace(/\s+/g, ' '));
}
