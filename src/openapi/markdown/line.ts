import * as messages from '@/messages';

/** Says that something is assumed, and why. */
export function toAssumed(reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : messages.markdownAssumed(toOneLine(reason));
}

/** Replaces line breaks and repeated spaces, so that a text fits on one line. */
export function toOneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
