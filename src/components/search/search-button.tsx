'use client';

import { useEffect, useState } from 'react';
import { toHref } from '@/lib/href';
import { isGone, reloadOnce } from '@/lib/reload-after-load-error';
import * as messages from '@/messages';
import { isPlainClick } from '../ui/link-behavior';
import { openOverlay, type Overlay } from '../ui/overlay-history';
import { closeSearch, getSearch } from './find-and-close-dialog';
import { MagnifierIcon } from './magnifier-icon';

const loadContent = () => import('./search-content');

/**
 * The search button of the navbar. It opens the dialog, which is in the HTML of the page; hovering, focusing, or pressing the button
 * loads its content. `?q=` in the URL and elements with `data-search-open` also open the dialog. The value of the attribute is the
 * query. `keyboard-shortcuts-behavior.ts` presses the button for `/` and Ctrl+K. The inline script of the head closes the dialog, and opens it
 * before the scripts of the page run. Without JavaScript, the button is a link to the A–Z index.
 */
export function SearchButton() {
  const [content, setContent] = useState<Awaited<ReturnType<typeof loadContent>>>();
  const [overlay, setOverlay] = useState<Overlay>();
  const [failed, setFailed] = useState(false);

  /**
   * `showModal` would restyle the whole page before the field appears: on the largest API page, with the CPU slowed down four
   * times, it takes 180 ms, compared with 30 ms for `show`.
   */
  const open = (text?: string) => {
    const { dialog, field } = getSearch();
    if (text !== undefined) field.value = text;
    dialog.show();
    if (dialog.oncancel) return;
    const end = () => {
      dialog.oncancel = null;
      setOverlay(undefined);
      field.value = '';
      overlay.leave();
    };
    dialog.oncancel = end;
    const overlay = openOverlay(() => {
      // So that a reload does not open the search again.
      writeQuestion();
      // The reader may have opened the next search already.
      if (dialog.oncancel === end) closeSearch();
    });
    setOverlay(overlay);
    setFailed(false);
    loadContent().then(setContent, fail);
  };

  const fail = async (error: unknown) => {
    const { dialog, field } = getSearch();
    if (!dialog.open) return;
    console.error(error);
    let text = field.value;
    // The reader may still be typing while the host answers.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key.length < 2) text += key;
    };
    addEventListener('keydown', onKey);
    closeSearch();
    if (await isGone(error)) {
      // After the reload, the page of the newer deploy opens the search because of `?q=`.
      writeQuestion(text);
      if (reloadOnce(location.pathname)) return;
    }
    removeEventListener('keydown', onKey);
    setFailed(true);
  };

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    // In a microtask, after the layout has prepared the history for overlays.
    if (asked !== null || getSearch().dialog.open) queueMicrotask(() => open(asked ?? undefined));
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-search-open]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      open(link.dataset.searchOpen);
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);

  const warmUp = () =>
    void loadContent().then(
      (module) => module.warmUp(),
      () => undefined,
    );
  return (
    <>
      <a href={toHref('/a-z/')} className="search-button">
        {messages.search}
      </a>
      <button
        type="button"
        className="search-button"
        data-search-button
        aria-haspopup="dialog"
        aria-busy={overlay ? !content : false}
        onClick={() => open()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <MagnifierIcon />
        <span className="max-desktop:sr-only">{messages.search}</span>
        <kbd aria-hidden className="search-key">
          /
        </kbd>
      </button>
      {failed && (
        <p role="alert" className="search-alert">
          {messages.searchFailed}
          <button type="button" data-search-open="">
            {messages.retry}
          </button>
          <a href={toHref('/a-z/')}>{messages.searchAlphabet}</a>
        </p>
      )}
      {content && overlay && <content.SearchContent overlay={overlay} />}
    </>
  );
}

/** Writes `?q=` to the URL, or removes it. */
function writeQuestion(text?: string): void {
  const url = new URL(location.href);
  if (text !== undefined) url.searchParams.set('q', text);
  else if (url.searchParams.has('q')) url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
