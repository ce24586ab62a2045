'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

interface DialogProps {
  query: string;
  onClose: () => void;
}

const loadDialog = () => import('./search-dialog');

/** Elements with `data-search-open` open the search too; its value is what is searched. */
const opener = '[data-search-open]';

/** The bar's control: opens the search, which is loaded only when pointed at, focused or opened. Without script a link to the list from A to Z. */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [query, setQuery] = useState<string>();
  const [failed, setFailed] = useState(false);
  const typed = useRef('');

  const open = (text = '') => {
    typed.current = text;
    setFailed(false);
    setQuery(text);
  };

  useEffect(() => {
    if (query === undefined || Dialog) return;
    loadDialog().then(
      ({ SearchDialog }) => {
        setQuery(typed.current);
        setDialog(() => SearchDialog);
      },
      (error: unknown) => {
        console.error(error);
        setQuery(undefined);
        setFailed(true);
      },
    );
  }, [query, Dialog]);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (asked !== null) open(asked);
    const onKey = (event: KeyboardEvent) => {
      const isCombination = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isCombination && (event.key !== '/' || isWriting(event))) return;
      event.preventDefault();
      open();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>(opener);
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

  // What is typed between opening and the dialog's arrival is not lost.
  const isComing = query !== undefined && !Dialog;
  useEffect(() => {
    if (!isComing) return;
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !metaKey) typed.current += key;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isComing]);

  const warmUp = () =>
    void loadDialog().then(
      ({ warmUp: warm }) => warm(),
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
        aria-busy={isComing}
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

/** True while the reader writes into a field. */
function isWriting({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)))
  );
}
