'use client';

import { useState } from 'react';
import { ErrorText, SimplePage, SimpleTitle } from '@/components/layout/simple-page';
import { toCauseText } from '@/lib/error-messages-and-system-errors';
import * as messages from '@/messages';
import { primaryButtonClassName } from '@/components/ui/shared-class-names';
import './styles/global.css';

/** The page for a crash outside of any page. It replaces the layout, but keeps its language and theme. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const [root] = useState(() => (typeof document === 'undefined' ? undefined : document.documentElement));
  return (
    <html lang={root?.lang} dir={root?.dir} data-theme={root?.dataset.theme ?? 'light'}>
      <head>
        <title>{messages.pageError}</title>
      </head>
      <body>
        <SimplePage>
          <SimpleTitle>{messages.pageError}</SimpleTitle>
          <p>
            <button type="button" className={primaryButtonClassName} onClick={reset}>
              {messages.tryAgain}
            </button>
          </p>
          <ErrorText>{toCauseText(error)}</ErrorText>
        </SimplePage>
      </body>
    </html>
  );
}
