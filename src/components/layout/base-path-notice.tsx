import { environment } from '@/lib/environment';
import * as messages from '@/messages';

/**
 * For a site that stands under another path than it was built for: then its stylesheet, which hides this, is not found, nor are its
 * scripts. The head script fills in where the page really stands.
 */
export function BasePathNotice() {
  const path = `${environment.basePath}/`;
  return (
    <div className="base-path-notice" data-nosnippet>
      <p>
        <strong>{messages.basePathTitle}</strong>
      </p>
      <p>{messages.basePathText(path)}</p>
      <p>
        {messages.basePathAdvice} <code data-suggested-path>{messages.basePathHere}</code>
      </p>
    </div>
  );
}
