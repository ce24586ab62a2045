'use client';

import * as messages from '@/messages';
import { Printer } from 'lucide';
import { primaryButtonClassName } from '../ui/buttons';
import { Icon } from '../ui/icon';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <button type="button" className={`${primaryButtonClassName} ms-auto no-js:hidden`} onClick={() => window.print()}>
      <Icon node={Printer} className="size-4" />
      {messages.print}
    </button>
  );
}
