import { nameControls } from '@/lib/control-characters';

/** Returns a title on one line, with names of control characters, which tabs of browsers, lists, and files would contain raw. */
export function toTitle(text: string): string {
  return nameControls(text).replace(/\s+/g, ' ').trim();
}
