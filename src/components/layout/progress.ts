import { findLink, isCostly } from '../ui/link-behavior';
import type * as ProgressBar from './progress-bar';

const delay = 200;
const turns = ['pointerover', 'focusin', 'touchstart'] as const;

let timer: ReturnType<typeof setTimeout> | undefined;
let isUnderWay = false;
/** There once a bar could be needed; a page changes without one too. */
let bar: typeof ProgressBar | undefined;

async function loadBar(): Promise<void> {
  bar ??= await import('./progress-bar').catch(() => undefined);
}

/** Loads the bar when a reader turns to a link for the first time. */
export function startProgress(): () => void {
  const stop = () => turns.forEach((turn) => document.removeEventListener(turn, onTurn));
  const onTurn = ({ target }: Event) => {
    if (!findLink(target) || isCostly()) return;
    stop();
    void loadBar();
  };
  for (const turn of turns) document.addEventListener(turn, onTurn, { passive: true });
  return stop;
}

/** Starts the bar when a change of page takes longer than 200 ms; a change of query or hash has none. */
export function beginProgress(url: string): void {
  clearTimeout(timer);
  const isHere = new URL(url, window.location.href).pathname === window.location.pathname;
  if (isHere) return endProgress();
  isUnderWay = true;
  timer = setTimeout(() => void loadBar().then(() => isUnderWay && bar?.startBar()), delay);
}

/** Finishes the bar: the new page is there. */
export function endProgress(): void {
  clearTimeout(timer);
  isUnderWay = false;
  bar?.endBar();
}
