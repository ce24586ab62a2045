import { whenIdle } from '../../ui/when-idle';

const stillness = 300;

/**
 * Lets what is out of sight rest (reference.css), once each operation has been laid out and so is known by its size; anew after
 * each change of the window's width.
 */
export function followRest(signal: AbortSignal): void {
  const frame = document.querySelector<HTMLElement>('.api');
  if (!frame) return;
  const rest = () => whenIdle(() => (frame.dataset.rests = ''), signal);
  const wake = () => delete frame.dataset.rests;
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    wake();
    clearTimeout(timer);
    timer = setTimeout(rest, stillness);
  };
  window.addEventListener('resize', onResize, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    wake();
  });
  rest();
}
