import type { Facts } from './facts';
import { getEntry, type Model } from './model';
import type { SitePage } from './site';

/** What is expected after a step, in addition to the model. */
export interface Outcome {
  /** Where the page is shown: at its top, at the anchor, or where it was left. */
  arrival?: 'top' | 'anchor' | 'restored';
  focus?: 'start' | 'target';
  /** The text of the element from which Tab lost the focus before the end of the page. */
  deadEnd?: string;
}

/** Returns what is wrong with a page, as sentences. */
export function findViolations(facts: Facts, model: Model, outcome: Outcome, site: Map<string, SitePage>): string[] {
  const wrong: string[] = [];
  const expect = (holds: boolean, sentence: string) => {
    if (!holds) wrong.push(sentence);
  };
  const entry = getEntry(model);
  const page = site.get(entry.path);
  const behind = model.at + (model.dialog ? 1 : 0);
  expect(facts.behind === behind, `The history has ${facts.behind} entries behind the page instead of ${behind}.`);
  expect(facts.path === entry.path, `The path of the URL is ${facts.path} instead of ${entry.path}.`);
  expect(facts.title === page?.title, `The title of ${entry.path} is “${facts.title}” instead of “${page?.title}”.`);
  expect(facts.heading === page?.heading, `The heading of ${entry.path} is “${facts.heading}”.`);
  expect(
    // The page of a schema has no entry in the sidebar, which marks the list above it.
    facts.current.every(
      (path) => path === entry.path || (path === '/reference/schemas/' && entry.path.startsWith(path)),
    ),
    `On ${entry.path} the links to ${facts.current.join(', ')} are marked as the current page.`,
  );
  expect(facts.activeHeadings <= 1, `${facts.activeHeadings} headings of the contents are marked.`);
  expect(facts.activeOperations <= 1, `${facts.activeOperations} operations of the sidebar are marked.`);
  expect(facts.overflow <= 0, `The page is ${facts.overflow} px wider than the window.`);
  expect(facts.theme === model.theme, `The theme is ${facts.theme} instead of ${model.theme}.`);
  wrong.push(...findDialogViolations(facts, model), ...findArrivalViolations(facts, model, outcome));
  return wrong;
}

function findDialogViolations(facts: Facts, { dialog, isOffline }: Model): string[] {
  const isModal = dialog === 'search' || dialog === 'drawer';
  const rules: [boolean, string][] = [
    [facts.dialogs === (isModal ? 1 : 0), `${facts.dialogs} dialogs are open; expected: ${dialog ?? 'none'}.`],
    [
      facts.isSheetOpen === (dialog === 'sheet'),
      `The sheet of operations is ${facts.isSheetOpen ? 'open' : 'closed'}.`,
    ],
    [!isModal || facts.isFocusInDialog, `The focus is outside the open ${dialog}, on ${facts.focus || 'nothing'}.`],
    [isModal || !facts.isLocked, 'The page is locked although no dialog is open.'],
    [facts.isFocusShown, `The focus is on ${facts.focus}, which is not visible.`],
    [isOffline || !facts.isNoticeShown, 'The offline notice is shown although the network is available.'],
  ];
  return rules.filter(([holds]) => !holds).map(([, sentence]) => sentence);
}

function findArrivalViolations(facts: Facts, model: Model, { arrival, focus, deadEnd }: Outcome): string[] {
  const entry = getEntry(model);
  const wrong: string[] = [];
  const isLaidOutAnew = arrival === 'restored' && entry.left?.layout !== model.layout;
  if (arrival !== undefined && !isLaidOutAnew && facts.hash !== entry.hash)
    wrong.push(`The hash of the URL is “${facts.hash}” instead of “${entry.hash}”.`);
  if (arrival === 'top' && facts.scroll > 2) wrong.push(`The page is shown at ${facts.scroll} px, not at its top.`);
  if (arrival === 'anchor') wrong.push(...findTargetViolations(facts));
  if (arrival === 'restored') wrong.push(...findPlaceViolations(facts, model));
  if (focus === 'start' && facts.focus !== '' && !facts.focus.includes('#skip'))
    wrong.push(`On a new page the focus is on ${facts.focus}.`);
  if (deadEnd !== undefined) wrong.push(`Tab moves the focus from “${deadEnd}” to nothing.`);
  if (focus === 'target' && !facts.target?.isFocused) wrong.push(`The focus is on ${facts.focus}, not at the anchor.`);
  return wrong;
}

/** A page must be shown where it was left: at the pixel or, if heights above have changed, at the element near the top. */
function findPlaceViolations({ scroll, end, nearTop = NaN }: Facts, model: Model): string[] {
  const { left } = getEntry(model);
  if (left?.layout !== model.layout) return [];
  // In the footer no element is near the top, so the distance to the end of the page counts.
  const isAtPixel = Math.abs(scroll - left.scroll) <= 2 || (!left.near && Math.abs(end - left.end) <= 2);
  if (isAtPixel || Math.abs(nearTop - (left.near?.top ?? NaN)) <= 2) return [];
  return [
    `The page is shown at ${scroll} px with #${left.near?.id} at ${nearTop} px; the reader left it at ${left.scroll} px with that element at ${left.near?.top} px.`,
  ];
}

function findTargetViolations({ target, bar, height, hash }: Facts): string[] {
  if (!target) return [`No element has the anchor ${hash}.`];
  if (target.top < bar - 1) return [`The anchor ${hash} is at ${target.top} px, below the bar of ${bar} px.`];
  return target.top >= height ? [`The anchor ${hash} is at ${target.top} px, outside the window of ${height} px.`] : [];
}
