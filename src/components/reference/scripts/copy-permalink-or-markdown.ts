import * as messages from '@/messages';

/** Copies the URL of a clicked permalink or enum value, or the Markdown of an operation. */
export function followCopies(announce: (text: string) => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('.api :is(.permalink, .enum-value, [data-markdown])')
        : null;
    if (control?.dataset.markdown !== undefined) void copyMarkdown(control.dataset.markdown, announce);
    else if (control instanceof HTMLAnchorElement) void copy(control.href, messages.linkCopied, announce);
  };
  document.addEventListener('click', onClick, { signal });
}

async function copyMarkdown(href: string, announce: (text: string) => void): Promise<void> {
  try {
    const { loadText } = await import('@/lib/load-files-with-react-query');
    await copy(await loadText(href), messages.copied, announce);
  } catch {
    announce(messages.documentFailed);
  }
}

async function copy(text: string, done: string, announce: (text: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    announce(messages.copyFailed);
  }
}
