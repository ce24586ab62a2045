import * as messages from '@/messages';
import { toHref } from '@/lib/href';
import { loadJson } from '@/lib/load-files-with-react-query';
import { findRemovedItem, type RemovedItem, type RemovedItems } from '@/lib/explain-removed-api-items';
import { smallButtonClassName } from './shared-class-names';

const panelClassName =
  'fixed inset-x-4 bottom-6 z-50 mx-auto w-fit max-w-column rounded-lg border border-line bg-ground px-4 py-3 text-sm text-body shadow-panel max-desktop:bottom-19 print:hidden';
const linkClassName = 'text-accent underline underline-offset-3';

/** Says in a notice when what had an anchor was removed, and leads to the change. Returns false if no version had it. */
export async function tellRemoved(notice: HTMLElement, anchor: string, file: string): Promise<boolean> {
  const item = findRemovedItem(anchor, await loadJson<RemovedItems>(file));
  if (!item) return false;
  notice.className = panelClassName;
  notice.append(
    toParagraph(item),
    toActions(item, () => notice.remove()),
  );
  return true;
}

function toParagraph(item: RemovedItem): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'wrap-anywhere';
  paragraph.textContent = item.text;
  return paragraph;
}

function toActions(item: RemovedItem, close: () => void): HTMLElement {
  const actions = document.createElement('p');
  actions.className = 'mt-2 flex flex-wrap items-center gap-x-4 gap-y-2';
  for (const { href, text } of item.links) {
    const link = document.createElement('a');
    Object.assign(link, { href: toHref(href), className: linkClassName, textContent: text });
    actions.append(link);
  }
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: smallButtonClassName, textContent: messages.close });
  button.addEventListener('click', close);
  actions.append(button);
  return actions;
}
