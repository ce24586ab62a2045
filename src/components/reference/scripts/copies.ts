import * as messages from '@/messages';

/** One listener for every copy control: links of rows, paths, code, and operations as Markdown. */
export function followCopies(announce: (text: string) => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('.api :is(.lk, .v, [data-copy-path], [data-copy-code], [data-markdown])') : null;
    if (!control) return;
    if (control.dataset.markdown !== undefined) void copyMarkdown(control.dataset.markdown, announce);
    else void copy(toText(control), control instanceof HTMLAnchorElement ? messages.linkCopied : messages.copied, announce);
  };
  document.addEventListener('click', onClick, { signal });
}

/** What a control copies; the browser itself follows a link. */
function toText(control: HTMLElement): string {
  if (control instanceof HTMLAnchorElement) return control.href;
  if (control.dataset.copyPath !== undefined) return control.closest<HTMLElement>('[data-path]')?.dataset.path ?? '';
  return control.parentElement?.closest('.sm, details')?.querySelector('pre:not([hidden])')?.textContent ?? '';
}

async function copyMarkdown(href: string, announce: (text: string) => void): Promise<void> {
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(String(response.status));
    await copy(await response.text(), messages.copied, announce);
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
