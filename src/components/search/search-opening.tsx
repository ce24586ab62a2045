import { useCallback, useEffect, useRef, useState } from 'react';
import { useDoubleClickGuard } from '../ui/use-double-click-guard';
import { useHistoryEntry } from '../ui/use-history-entry';
import { usePressed } from '../ui/use-pressed';
import { useSeen } from '../ui/use-seen';
import { PlaceholderField } from './placeholder-field';

const loadDialog = () => import('./search-dialog');

let isOpened = false;

/** Loads the dialog and the index in advance. Once a search has been opened, leaves the index to the search itself. */
export function warmUp(): void {
  loadDialog().then(
    (module) => isOpened || module.warmUp(),
    () => undefined,
  );
}

/**
 * The opened search: at first only a field, then the dialog, once its code has loaded, the field has been painted, and the reader
 * is neither composing nor pressing anything.
 */
export function SearchOpening({
  query,
  onClose,
  onFailed,
}: {
  query: string;
  onClose: () => void;
  /** Called if the dialog fails to load, with the text typed so far. */
  onFailed: (error: unknown, text: string) => void;
}) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [isStarted, setStarted] = useState(false);
  const [error, setError] = useState<unknown>();
  const [text, setText] = useState(query);
  const [isComposing, setComposing] = useState(false);
  const [before] = useState(() => document.activeElement);
  const [openedAt] = useState(() => performance.now());
  const isSeen = useSeen();
  const [isTaken, setTaken] = useState(false);
  const isPressed = usePressed(!isTaken);
  const isReady = isStarted && isSeen && !isComposing && !isPressed;
  useEffect(() => {
    if (isReady) setTaken(true);
  }, [isReady]);
  useEffect(() => {
    isOpened = true;
    loadDialog().then(setDialog, setError);
  }, []);
  // True if the reader has chosen a page or anchor, which then receives the focus.
  const isChosen = useRef(false);
  const entry = useHistoryEntry(() => {
    forgetQuestion();
    onClose();
    // Waits until the dialog, which traps the focus, is gone.
    if (!isChosen.current) setTimeout(() => giveBack(before));
  });
  const close = useDoubleClickGuard(entry.leave);
  useEffect(() => {
    if (error === undefined) return;
    setError(undefined);
    onFailed(error, text);
    entry.leave();
  }, [error, text, entry, onFailed]);
  const go = (navigate: () => void) => {
    isChosen.current = true;
    entry.replace(navigate);
  };
  const stay = (show: () => void) => {
    isChosen.current = true;
    // Waits until the dialog, which prevents scrolling, is gone.
    entry.leaveFor(() => setTimeout(show));
  };
  const start = useCallback(() => setStarted(true), []);
  const isShown = isTaken || isReady;
  return (
    <>
      {!isShown && <PlaceholderField text={text} onText={setText} onComposing={setComposing} onClose={close} />}
      {dialog && (
        <dialog.SearchSession query={text} onStart={start}>
          {isShown && <dialog.SearchDialog text={text} openedAt={openedAt} onClose={close} onStay={stay} onGo={go} />}
        </dialog.SearchSession>
      )}
    </>
  );
}

/** Removes `?q=` from the URL, so that a reload does not open the search again. */
function forgetQuestion() {
  const url = new URL(location.href);
  if (!url.searchParams.has('q')) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}

/** Focuses the element that had the focus before the search, unless the focus is in a dialog. */
function giveBack(before: Element | null): void {
  if (document.activeElement?.closest('[role="dialog"]')) return;
  if (before instanceof HTMLElement) before.focus();
}
