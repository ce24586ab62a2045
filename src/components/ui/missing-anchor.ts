import * as messages from '@/messages';
import { findSimilarElement } from '@/lib/outer-and-similar-anchors';
import { noticeClassName, noticeTime } from './shared-class-names';

const acts = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/** Leads to the element whose id differs from an anchor only in case, or says that the page has none. */
export function answerMissing(anchor: string): void {
  const { id } = findSimilarElement(anchor) ?? {};
  // Unlike a replaced state, this also updates `:target`, and makes the element visible.
  if (id !== undefined) location.replace(`#${encodeURI(id)}`);
  else if (!document.querySelector('[data-missing]')) tellMissing(anchor);
}

/**
 * Says that nothing on the page has an anchor, or when what had it was removed. The notice stays until the URL changes, or until the
 * reader has had time to read it and then acts. One with links stays until the reader closes it.
 */
export function tellMissing(anchor: string): void {
  // The top of every page.
  if (/^top$/i.test(anchor)) return;
  const notice = document.createElement('div');
  notice.className = noticeClassName;
  notice.setAttribute('role', 'status');
  notice.dataset.missingAnchor = '';
  document.querySelector('[data-missing-anchor]')?.remove();
  document.querySelector('[data-site]')?.append(notice);
  const remove = () => notice.remove();
  for (const leaving of ['hashchange', 'arrive']) window.addEventListener(leaving, remove, { once: true });
  const say = () => {
    // Screen readers announce only changes of an element that exists.
    requestAnimationFrame(() => (notice.textContent = messages.missingSection));
    setTimeout(() => {
      for (const act of acts) window.addEventListener(act, remove, { once: true, passive: true });
    }, noticeTime);
  };
  const file = document.querySelector<HTMLElement>('[data-removed]')?.dataset.removed;
  if (file === undefined) return say();
  void import('./removed-anchor-notice')
    .then(({ tellRemoved }) => tellRemoved(notice, anchor, file))
    .then(
      (isTold) => isTold || say(),
      () => say(),
    );
}
