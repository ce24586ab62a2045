import NProgress from 'nprogress';

NProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickle: true,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '[data-bar]',
});
// The library's types lack this option.
Object.assign(NProgress.settings, { trickleRate: 0.02 });

const frameClassName = 'pointer-events-none fixed inset-x-0 top-0 z-70 overflow-hidden';
const barClassName = 'h-0.5 bg-accent [transform:translate3d(-100%,0,0)] forced-colors:bg-[Highlight]';

/**
 * Replaces the method that every other method calls to get the element. NProgress would create it from HTML, which the Content
 * Security Policy blocks, and may do so at any time: the end of one navigation removes the element of the next.
 */
NProgress.render = () => {
  const shown = document.querySelector<HTMLDivElement>('#nprogress');
  if (shown) return shown;
  document.documentElement.classList.add('nprogress-busy');
  const root = document.createElement('div');
  root.id = 'nprogress';
  root.className = frameClassName;
  const bar = document.createElement('div');
  bar.className = barClassName;
  bar.dataset.bar = '';
  root.append(bar);
  document.body.append(root);
  return root;
};

export function startBar(): void {
  NProgress.start();
}

/** Completes and removes the bar. */
export function endBar(): void {
  if (NProgress.isStarted()) NProgress.done();
}

const seen = new Set<string>();

/**
 * Uses the stylesheets that the router preloads for a page that the reader may open: browsers warn about a preload that nothing
 * has used within seconds. As alternatives, they do not apply.
 */
function consumePreloads(): void {
  new MutationObserver(consumeAll).observe(document.head, { childList: true });
  consumeAll();
}

function consumeAll(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')) {
    if (seen.has(href)) continue;
    seen.add(href);
    const link = document.createElement('link');
    link.rel = 'alternate stylesheet';
    link.title = 'preloaded';
    link.href = href;
    link.onload = link.onerror = () => link.remove();
    document.head.append(link);
  }
}

// The router preloads pages from now on.
consumePreloads();
