'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toHref } from '@/lib/href';
import { isGone, reloadOnce } from '@/lib/load-error';
import * as messages from '@/messages';
import { Glass } from './glass';

const loadOpening = () => import('./search-opening');

/**
 * The search button of the navbar. Hovering, focusing, or pressing the button loads the dialog. `?q=` in the URL and elements
 * with `data-search-open` also open the dialog. The value of the attribute is the query. `shortcut-keys.ts` presses the button
 * for `/` and Ctrl+K. Without JavaScript, the button is a link to the A–Z index.
 */
export function SearchButton() {
  const [opening, setOpening] = useState<Awaited<ReturnType<typeof loadOpening>>>();
  const [query, setQuery] = useState<string>();
  const [failed, setFailed] = useState(false);
  // The query typed before the field exists. Undefined unless the search is loading.
  const typed = useRef<string>(undefined);

  const open = (text = '') => {
    typed.current = text;
    setFailed(false);
    setQuery(text);
  };

  const fail = async (error: unknown, text = '') => {
    console.error(error);
    if (await isGone(error)) {
      // After the reload, the page of the newer deploy opens the search because of `?q=`.
      const url = new URL(location.href);
      url.searchParams.set('q', text);
      history.replaceState(history.state, '', url);
      if (reloadOnce(location.pathname)) return;
    }
    setQuery(undefined);
    setFailed(true);
  };

  useEffect(() => {
    if (query === undefined || opening) {
      typed.current = undefined;
      return;
    }
    loadOpening().then(
      (module) =>
        // The field has the focus when `flushSync` returns, so no keystroke is lost in between.
        flushSync(() => {
          setQuery(typed.current);
          setOpening(module);
        }),
      (error: unknown) => fail(error, typed.current),
    );
  }, [query, opening]);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (asked !== null) open(asked);
    const onKey = (event: KeyboardEvent) => {
      if (typed.current === undefined || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        typed.current = undefined;
        setQuery(undefined);
      } else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      // The key edits the query; it is not a shortcut.
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-search-open]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link.dataset.searchOpen);
    };
    addEventListener('keydown', onKey, true);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', onClick);
    };
  }, []);

  const warmUp = () =>
    void loadOpening().then(
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
        aria-busy={query !== undefined && !opening}
        // Does nothing while the search loads, because a typed space presses the button, which still has the focus.
        onClick={() => typed.current ?? open()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Glass />
        <span className="max-desktop:sr-only">{messages.search}</span>
        <kbd aria-hidden className="search-key">
          /
        </kbd>
      </button>
      {failed && (
        <p role="alert" className="search-alert">
          {messages.searchFailed}
          <button type="button" onClick={() => typed.current ?? open()}>
            {messages.retry}
          </button>
          <a href={toHref('/a-z/')}>{messages.searchAlphabet}</a>
        </p>
      )}
      {opening && query !== undefined && (
        <opening.SearchOpening
          query={query}
          onClose={() => setQuery(undefined)}
          onFailed={(error, text) => void fail(error, text)}
        />
      )}
    </>
  );
}
