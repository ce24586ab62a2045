import { environment } from '@/lib/environment';
import * as messages from '@/messages';

/**
 * For a site that stands under another path than it was built for: then its stylesheet, which hides this, is not found, nor are its
 * scripts. The head script fills in where the page really stands. `prefix` is what the addresses of the page's language begin with.
 */
export function BasePathNotice({ prefix }: { prefix: string }) {
  const { basePath } = environment;
  const path = `${basePath.endsWith(prefix) ? basePath.slice(0, basePath.length - prefix.length) : basePath}/`;
  return (
    <div className="base-path-notice" data-nosnippet>
      <p>
        <strong>{messages.basePathTitle}</strong>
      </p>
      <p>{messages.basePathText(path)}</p>
      <p>
        {messages.basePathAdvice} <code data-suggested-path={prefix && `${prefix}/`}>{messages.basePathHere}</code>
      </p>
    </div>
  );
}
