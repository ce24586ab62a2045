const patience = 2000;

/** Calls back once the page and its fonts are loaded and the browser is idle, or 2 s after loading at the latest. */
export function whenIdle(callback: (deadline?: IdleDeadline) => void, signal: AbortSignal): void {
  const run = (deadline?: IdleDeadline) => !signal.aborted && callback(deadline);
  const wait = async () => {
    await document.fonts.ready;
    // Safari does not report when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') void wait();
  else window.addEventListener('load', () => void wait(), { once: true, signal });
}
