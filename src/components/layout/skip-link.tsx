import * as messages from '@/messages';

/** The first focusable element: a link with which keyboard users skip the navbar. */
export function SkipLink() {
  return (
    <div role="region" aria-label={messages.skipToContent} tabIndex={-1} id="skip">
      <a
        href="#main"
        className="fixed start-4 -top-24 z-60 rounded bg-ground px-4 py-2 font-medium text-ink shadow-panel focus:top-3 print:hidden"
        data-skip
      >
        {messages.skipToContent}
      </a>
    </div>
  );
}
