import { whenIdle } from '../../ui/when-idle';

/**
 * Lays out the parts that the first paint left out (head-script.ts), one in each idle moment; all of them at once before the
 * reader is led to a place. Calls back when each is known by its size.
 */
export function layOut(parts: HTMLElement[], done: () => void, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  if (!('later' in dataset)) return done();
  const waiting = [...parts];
  const controller = new AbortController();
  const finish = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    delete dataset.later;
    for (const part of parts) delete part.dataset.laidOut;
    if (!signal.aborted) done();
  };
  const layOutNext = () => {
    const part = waiting.shift();
    if (!part) return finish();
    part.dataset.laidOut = '';
    whenIdle(layOutNext, controller.signal);
  };
  const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a[href*="#"]') && finish();
  document.addEventListener('click', onClick, { capture: true, signal: controller.signal });
  window.addEventListener('hashchange', finish, { signal: controller.signal });
  signal.addEventListener('abort', finish);
  whenIdle(layOutNext, controller.signal);
}
