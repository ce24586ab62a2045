import type { Site } from '@/site/schema';
import { TrustedHtml } from '../ui/trusted-html';
import { AnnouncementClose } from './announcement-close';

/** A line above the bar; the head script hides it before the first paint where it was dismissed. */
export function AnnouncementBar({ bar }: { bar: Site['announcementBar'] }) {
  if (!bar) return null;
  return (
    <div role="banner" className="announcement">
      <p className="announcement-text">
        <TrustedHtml html={bar.content} />
      </p>
      {bar.isCloseable && <AnnouncementClose id={bar.id} />}
    </div>
  );
}
