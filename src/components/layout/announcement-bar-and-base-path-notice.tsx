import * as messages from '@/messages';
import { environment } from '@/lib/environment';
import { X } from 'lucide';
import { Icon } from '../ui/icon';
import type { Site } from '@/site/schema';
import { ConfiguredHtml } from '../ui/configured-html';

/**
 * A notice that the site is served under a different path than it was built for. In this case, the scripts and the stylesheet
 * that hides the notice are missing. The head script inserts the actual path. `prefix` is the path prefix of the page's language.
 */
export function BasePathNotice({ prefix }: { prefix: string }) {
  const { basePath } = environment;
  const path = `${basePath.endsWith(prefix) ? basePath.slice(0, basePath.length - prefix.length) : basePath}/`;
  return (
    <div className="hidden" data-nosnippet>
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

/** The announcement above the navbar. If the reader has dismissed it, the head script hides it before the first paint. */
export function AnnouncementBar({ bar }: { bar: Site['announcementBar'] }) {
  if (!bar) return null;
  return (
    <div
      role="banner"
      className="flex min-h-9 items-center gap-2 bg-accent-soft ps-4 pe-2 text-ui text-ink in-data-[announcement=dismissed]:hidden print:hidden [&_a]:font-medium [&_a]:text-inherit [&_a]:underline [&_a]:underline-offset-3"
      data-announcement-id={bar.id}
    >
      <p className="flex-1 py-1.5 text-center">
        <ConfiguredHtml html={bar.content} />
      </p>
      {bar.isCloseable && (
        <button
          type="button"
          className="inline-flex size-7 flex-none cursor-pointer items-center justify-center rounded hover:bg-ground max-desktop:size-11 no-js:hidden"
          aria-label={messages.close}
          data-dismiss
        >
          <Icon node={X} className="size-4" />
        </button>
      )}
    </div>
  );
}
