import { findLink, isCostly } from '../ui/link-behavior';
import type * as ProgressBar from './progress-bar-and-preload-warnings';

const delay = 200;
const turns = ['pointerover', 'focusin', 'touchstart'] as const;

let timer: ReturnType<typeof setTimeout> | undefined;
let isUnderWay = false;
/** Loaded on demand. Navigation works without it. */
let bar: typeof ProgressBar | undefined;

async function loadBar(): Promise<void> {
  bar ??= await import('./progress-bar-and-preload-warnings').catch(() => undefined);
}

/** Loads the bar when a reader first hovers or focuses a link. */
export function startProgress(signal: AbortSignal): void {
  const onTurn = ({ target }: Event) => {
    if (!findLink(target) || isCostly()) return;
    for (const turn of turns) document.removeEventListener(turn, onTurn);
    void loadBar();
  };
  for (const turn of turns) document.addEventListener(turn, onTurn, { passive: true, signal });
}

/** Starts the bar if a navigation takes longer than 200 ms. Does not start it if only the query or hash changes. */
export function beginProgress(url: string): void {
  clearTimeout(timer);
  const isHere = new URL(url, window.location.href).pathname === window.location.pathname;
  if (isHere) return endProgress();
  isUnderWay = true;
  timer = setTimeout(() => void loadBar().then(() => isUnderWay && bar?.startBar()), delay);
}

/** Cancels the bar, or completes it if it has started. */
export function endProgress(): void {
  clearTimeout(timer);
  isUnderWay = false;
  bar?.endBar();
}
