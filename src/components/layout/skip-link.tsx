'use client';

import type { MouseEvent } from 'react';
import * as messages from '@/messages';

/** The first focusable element: leads the keyboard past the bar to the content, without touching the address. */
export function SkipLink() {
  return (
    <div role="region" aria-label={messages.skipToContent} tabIndex={-1} id="skip">
      <a href="#main" className="skip-link" onClick={focusMain}>
        {messages.skipToContent}
      </a>
    </div>
  );
}

function focusMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
