import NProgress from 'nprogress';

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

export function startBar(): void {
  appendBar();
  NProgress.start();
}

/** Lets it run to its end, and goes. */
export function endBar(): void {
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
