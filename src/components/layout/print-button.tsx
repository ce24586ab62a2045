'use client';

import * as messages from '@/messages';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <button type="button" className="button-quiet ms-auto no-js:hidden" onClick={() => window.print()}>
      {messages.print}
    </button>
  );
}
