import { onBeforeColorMode } from '../../layout/color-mode';
import { whenIdle } from '../../ui/when-idle';

const stillness = 300;
const sections = '.operation, .component-schema, .tag > div';

/**
 * Sets `content-visibility` on the sections out of sight (api-page-content.css) after all sections have been laid out and their sizes
 * are known, and again after each change of the window's width. Sections in sight are left alone: if one were skipped and
 * rendered again at once, the browser would count a layout shift.
 */
export function followContentVisibility(signal: AbortSignal): void {
  const frame = document.querySelector<HTMLElement>('.api');
  if (!frame) return;
  const skip = () =>
    whenIdle(() => markSeen(frame, () => !signal.aborted && (frame.dataset.contentVisibility = '')), signal);
  const wake = () => delete frame.dataset.contentVisibility;
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    wake();
    clearTimeout(timer);
    timer = setTimeout(skip, stillness);
  };
  window.addEventListener('resize', onResize, { signal });
  const stop = onBeforeColorMode(() => hideFromStyling(frame));
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    wake();
    stop();
  });
  layOut([...frame.querySelectorAll<HTMLElement>('[data-later]')], skip, signal);
}

/** Marks the sections in sight, then calls back. */
function markSeen(frame: HTMLElement, done: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-seen', isIntersecting);
    done();
  });
  for (const section of frame.querySelectorAll(sections)) observer.observe(section);
}

/**
 * Hides the sections that are rendered but not on the screen: the browser keeps those near it rendered, four times as much as is
 * visible. Leaves a section alone if it contains the focus, which would be lost. Returns a function that shows the sections
 * again.
 */
function hideFromStyling(frame: HTMLElement): () => void {
  const isNear = (section: HTMLElement) => {
    if (
      'contentVisibility' in frame.dataset &&
      !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
    )
      return false;
    const { top, bottom } = section.getBoundingClientRect();
    return (bottom < 0 || top > window.innerHeight) && !section.contains(document.activeElement);
  };
  const hidden = [...frame.querySelectorAll<HTMLElement>(sections)].filter(isNear);
  for (const section of hidden) section.style.contentVisibility = 'hidden';
  return () => {
    for (const section of hidden) section.style.contentVisibility = '';
  };
}

/**
 * Lays out the sections that the first paint skipped (inline-script-before-hydration.ts), as many in each idle period as it has time
 * for, or all at once if the reader follows a link to an anchor. Calls back when the sizes of all sections are known.
 */
function layOut(sections: HTMLElement[], done: () => void, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  if (!('incremental' in dataset)) return done();
  const controller = new AbortController();
  const finish = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    delete dataset.incremental;
    if (!signal.aborted) done();
  };
  const layOutNext = (deadline?: IdleDeadline) => {
    let longest = 0;
    do {
      const section = sections.shift();
      if (!section) return finish();
      const start = performance.now();
      delete section.dataset.later;
      // Forces the layout now. Otherwise, each section would need a frame, which costs as much as its layout.
      section.getBoundingClientRect();
      longest = Math.max(longest, performance.now() - start);
    } while (deadline && deadline.timeRemaining() > 2 * longest);
    whenIdle(layOutNext, controller.signal);
  };
  const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a[href*="#"]') && finish();
  document.addEventListener('click', onClick, { capture: true, signal: controller.signal });
  window.addEventListener('hashchange', finish, { signal: controller.signal });
  signal.addEventListener('abort', finish);
  whenIdle(layOutNext, controller.signal);
}
