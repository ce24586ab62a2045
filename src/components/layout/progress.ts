import NProgress from 'nprogress';

const delay = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

NProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickle: true,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '[data-bar]',
});
// The types leave out what the library calls its rate.
Object.assign(NProgress.settings, { trickleRate: 0.02 });

/** Starts the bar when a change of page takes longer than 200 ms; a change of query or hash has none. */
export function beginProgress(url: string): void {
  clearTimeout(timer);
  const isHere = new URL(url, window.location.href).pathname === window.location.pathname;
  if (isHere) return endProgress();
  timer = setTimeout(() => {
    appendBar();
    NProgress.start();
  }, delay);
}

/** Finishes the bar: the new page is there. */
export function endProgress(): void {
  clearTimeout(timer);
  if (NProgress.isStarted()) NProgress.done();
}

/** The library would write its element as HTML, which the security policy refuses; it takes one that is already there. */
function appendBar(): void {
  if (NProgress.isRendered()) return;
  const root = document.createElement('div');
  root.id = 'nprogress';
  const bar = document.createElement('div');
  bar.dataset.bar = '';
  root.append(bar);
  document.body.append(root);
}
