import * as messages from '@/messages';

/** The first focusable element: a link with which keyboard users skip the navbar. */
export function SkipLink() {
  return (
    <div role="region" aria-label={messages.skipToContent} tabIndex={-1} id="skip">
      <a href="#main" data-skip>
        {messages.skipToContent}
      </a>
    </div>
  );
}
