import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistoryEntry } from '../ui/use-history-entry';
import { usePressed } from '../ui/use-pressed';
import { useSeen } from '../ui/use-seen';
import { PlaceholderField } from './placeholder-field';

const loadDialog = () => import('./search-dialog');

let isOpened = false;

/** Fetches what the search needs, its index too; once it is opened, it asks for that itself, after the field is on the screen. */
export function warmUp(): void {
  loadDialog().then(
    (module) => isOpened || module.warmUp(),
    () => undefined,
  );
}

/** The search from the press on: a field at once, and the dialog when the field has been painted and its code is there. */
export function SearchOpening({
  query,
  onClose,
  onFailed,
}: {
  query: string;
  onClose: () => void;
  /** The dialog did not come; with what had been written until then. */
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
  // A place that was chosen takes the focus itself.
  const isChosen = useRef(false);
  const entry = useHistoryEntry(() => {
    forgetQuestion();
    onClose();
    // Once the dialog is gone, which holds it.
    if (!isChosen.current) setTimeout(() => giveBack(before));
  });
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
    // Once the dialog is gone, which holds the page.
    entry.leaveFor(() => setTimeout(show));
  };
  const start = useCallback(() => setStarted(true), []);
  const isShown = isTaken || isReady;
  return (
    <>
      {!isShown && <PlaceholderField text={text} onText={setText} onComposing={setComposing} onClose={entry.leave} />}
      {dialog && (
        <dialog.SearchSession query={text} onStart={start}>
          {isShown && (
            <dialog.SearchDialog text={text} openedAt={openedAt} onClose={entry.leave} onStay={stay} onGo={go} />
          )}
        </dialog.SearchSession>
      )}
    </>
  );
}

/** Takes `?q=` off the address, so that a reload does not open the search again. */
function forgetQuestion() {
  const url = new URL(location.href);
  if (!url.searchParams.has('q')) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}

/** Focuses what had the focus before the search, unless the search was opened again meanwhile. */
function giveBack(before: Element | null): void {
  if (document.activeElement?.closest('[role="dialog"]')) return;
  if (before instanceof HTMLElement) before.focus();
}
