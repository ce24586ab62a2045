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

const frameClassName = 'pointer-events-none fixed inset-x-0 top-0 z-70 overflow-hidden';
const barClassName = 'h-0.5 bg-accent [transform:translate3d(-100%,0,0)] forced-colors:bg-[Highlight]';

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
  root.className = frameClassName;
  const bar = document.createElement('div');
  bar.className = barClassName;
  bar.dataset.bar = '';
  root.append(bar);
  document.body.append(root);
}
