import * as messages from '@/messages';

/** Says that a link leaves the site: an icon for the eye, words for a screen reader. */
export function ExternalMark({ icon = true }: { icon?: boolean }) {
  return (
    <>
      {icon && (
        <svg aria-hidden="true" viewBox="0 0 16 16" className="external-mark">
          <path d="M6 3.5h6.5V10M12.5 3.5l-8.5 8.5" />
        </svg>
      )}
      <span className="sr-only">{` ${messages.opensInNewTab}`}</span>
    </>
  );
}
