import * as messages from '@/messages';

/** The first focusable element: leads the keyboard past the bar to the content. */
export function SkipLink() {
  return (
    <div role="region" aria-label={messages.skipToContent} tabIndex={-1} id="skip">
      <a href="#main" className="skip-link" data-skip>
        {messages.skipToContent}
      </a>
    </div>
  );
}
