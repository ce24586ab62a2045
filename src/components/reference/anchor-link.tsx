import * as messages from '@/messages';

/** The link of a row to itself; the page's script copies its address as well. */
export function AnchorLink({ anchor, name }: { anchor: string; name: string }) {
  return <a className="lk" href={toHash(anchor)} aria-label={messages.linkTo(name)} />;
}

/** An anchor as it is written into a link. */
export function toHash(anchor: string): string {
  return `#${encodeURI(anchor).replaceAll('#', '%23')}`;
}
