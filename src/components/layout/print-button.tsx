'use client';

import * as messages from '@/messages';
import { quietButtonClassName } from '../ui/buttons';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <button type="button" className={`${quietButtonClassName} ms-auto no-js:hidden`} onClick={() => window.print()}>
      {messages.print}
    </button>
  );
}
