'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toHref } from '@/lib/href';
import { isGone, reloadOnce } from '@/lib/load-error';
import * as messages from '@/messages';

interface DialogProps {
  query: string;
  onClose: () => void;
}

const loadDialog = () => import('./search-dialog');

/**
 * The bar's control: opens the search, which is loaded only when pointed at, focused or opened. Elements with
 * `data-search-open` open it too, with its value as the query. Without script a link to the list from A to Z.
 */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [query, setQuery] = useState<string>();
  const [failed, setFailed] = useState(false);
  // What is typed between opening and the dialog's arrival is not lost; undefined when nothing is on its way.
  const typed = useRef<string>(undefined);

  const open = (text = '') => {
    typed.current = text;
    setFailed(false);
    setQuery(text);
  };

  useEffect(() => {
    if (query === undefined || Dialog) return;
    loadDialog()
      .then(
        ({ SearchDialog }) => {
          setQuery(typed.current);
          setDialog(() => SearchDialog);
        },
        async (error: unknown) => {
          console.error(error);
          if (await isGone(error)) {
            // The page of the newer deploy opens the search by itself.
            const url = new URL(location.href);
            url.searchParams.set('q', typed.current ?? '');
            history.replaceState(history.state, '', url);
            if (reloadOnce(location.pathname)) return;
          }
          setQuery(undefined);
          setFailed(true);
        },
      )
      .finally(() => (typed.current = undefined));
  }, [query, Dialog]);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (asked !== null) open(asked);
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      const isCombined = event.ctrlKey || event.metaKey;
      if (isCombined ? key.toLowerCase() === 'k' : key === '/' && !event.altKey && !isField(event.target)) {
        event.preventDefault();
        open();
      } else if (typed.current !== undefined && !isCombined && key.length === 1) typed.current += key;
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-search-open]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link.dataset.searchOpen);
    };
    addEventListener('keydown', onKey);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', onClick);
    };
  }, []);

  const warmUp = () =>
    void loadDialog().then(
      // Once it is opened it asks for its index itself, after the field is on the screen.
      ({ warmUp: warm }) => typed.current === undefined && warm(),
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
        aria-haspopup="dialog"
        aria-busy={query !== undefined && !Dialog}
        onClick={() => open()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <svg aria-hidden viewBox="0 0 24 24" className="search-glass">
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-4-4" />
        </svg>
        <span className="search-word">{messages.search}</span>
        <kbd aria-hidden className="search-key">
          /
        </kbd>
      </button>
      {failed && (
        <p role="alert" className="search-alert">
          {messages.searchFailed}
          <button type="button" onClick={() => open()}>
            {messages.retry}
          </button>
          <a href={toHref('/a-z/')}>{messages.searchAlphabet}</a>
        </p>
      )}
      {Dialog && query !== undefined && <Dialog query={query} onClose={() => setQuery(undefined)} />}
    </>
  );
}

/** True for what the reader may be writing into. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
