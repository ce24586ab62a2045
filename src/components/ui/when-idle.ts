const patience = 2000;

/** Calls back once the page is loaded, its fonts too, and the browser has nothing better to do, at the latest after 2 s. */
export function whenIdle(callback: () => void, signal: AbortSignal): void {
  const run = () => !signal.aborted && callback();
  const wait = async () => {
    await document.fonts.ready;
    // Safari does not say when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') void wait();
  else window.addEventListener('load', () => void wait(), { once: true, signal });
}
