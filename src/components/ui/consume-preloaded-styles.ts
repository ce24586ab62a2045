const seen = new Set<string>();

/**
 * Uses the stylesheets that the router preloads for a page that the reader may open: browsers warn about a preload that nothing
 * has used within seconds. As alternatives, they do not apply.
 */
export function consumePreloads(): void {
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
