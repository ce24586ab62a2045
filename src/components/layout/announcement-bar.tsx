import { X } from 'lucide';
import { Icon } from '../ui/icon';
import * as messages from '@/messages';
import type { Site } from '@/site/schema';
import { TrustedHtml } from '../ui/trusted-html';

/** A line above the bar; the head script hides it before the first paint where it was dismissed. */
export function AnnouncementBar({ bar }: { bar: Site['announcementBar'] }) {
  if (!bar) return null;
  return (
    <div role="banner" className="announcement" data-id={bar.id}>
      <p className="announcement-text">
        <TrustedHtml html={bar.content} />
      </p>
      {bar.isCloseable && (
        <button type="button" className="announcement-close no-js:hidden" aria-label={messages.close} data-dismiss>
          <Icon node={X} />
        </button>
      )}
    </div>
  );
}
