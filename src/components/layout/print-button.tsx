'use client';

import * as messages from '@/messages';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <button type="button" className="button-quiet no-js:hidden" onClick={() => window.print()}>
      {messages.print}
    </button>
  );
}
