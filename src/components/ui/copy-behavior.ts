import * as messages from '@/messages';

const shown = 1000;

/** Announces a text to assistive technology. Also shows it if it is about a failure, because the button then does not change. */
type Announce = (text: string, isFailure?: boolean) => void;

/**
 * Makes every `[data-copy]` button copy the text in the attribute or, if that is empty, the file at `data-copy-href` or the code of
 * its block.
 */
export function startCopying(announce: Announce, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button, announce);
  };
  document.addEventListener('click', onClick, { signal });
}

async function copy(button: HTMLElement, announce: Announce): Promise<void> {
  const code = button.closest('[data-code-block]')?.querySelector('pre code');
  const { copyHref } = button.dataset;
  const text =
    copyHref === undefined
      ? button.dataset.copy || (code ? toCopyText(code) : '')
      : await loadFile(copyHref).catch(() => undefined);
  if (text === undefined) return announce(messages.documentFailed, true);
  if (!(await write(text, code ?? undefined))) return announce(messages.copyFailed, true);
  if (button.dataset.copied !== undefined) return;
  const label = button.getAttribute('aria-label');
  button.dataset.copied = '';
  // A button with a text keeps its name.
  if (label !== null) button.setAttribute('aria-label', messages.copied);
  announce(messages.copied);
  setTimeout(() => {
    delete button.dataset.copied;
    if (label !== null) button.setAttribute('aria-label', label);
    announce('');
  }, shown);
}

/** Loads a file with a module that pages do not load first. */
async function loadFile(href: string): Promise<string> {
  return (await import('@/lib/load-files-with-react-query')).loadText(href);
}

/** Returns the code to paste, without the output of a shell session. Prompts and line numbers are not text in the DOM. */
function toCopyText(code: Element): string {
  const isSession = code.closest('[data-session]') !== null;
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(isSession && node.parentElement?.closest('.code-output'))) text += node.nodeValue ?? '';
  }
  return text.replace(/\n+$/, '');
}

/**
 * Writes to the clipboard and returns true if that worked. If the API fails, for example without a secure context, selects the
 * code and copies the selection with `execCommand`.
 */
async function write(text: string, code: Element | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!code) return false;
    getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
