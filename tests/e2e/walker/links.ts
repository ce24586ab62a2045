import { follow, type Address, type Model } from './model';
import { press, readLeft, type Done, type Walker } from './walker';

export interface Link extends Address {
  selector: string;
  index: number;
  text: string;
}

/** Picks one of the visible links that match a selector and link to pages of the site. */
export async function findLink(selector: string, { page, random, site }: Walker): Promise<Link | undefined> {
  const links = await page.locator(selector).evaluateAll((elements) => {
    // While the skip link has the focus, it covers the start of the navbar.
    const skip = document.activeElement?.closest('[data-skip]')?.getBoundingClientRect();
    return (elements as HTMLAnchorElement[]).map((link) => ({
      path: link.pathname,
      hash: link.hash,
      text: (link.getAttribute('aria-label') ?? link.textContent).trim().slice(0, 60),
      isSeen:
        link.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && link.getClientRects().length > 0,
      isPlain:
        link.origin === location.origin && link.target === '' && link.search === '' && !('searchOpen' in link.dataset),
      isCovered: [link.getBoundingClientRect()].some(
        ({ left, right, top, bottom }) =>
          (skip && left < skip.right && right > skip.left && top < skip.bottom && bottom > skip.top) ||
          // The line of an operation can be pressed only while its head is out of sight.
          (link.closest('[data-running-head]') &&
            !link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))),
      ),
    }));
  });
  const candidates = links
    .map((link, index) => ({ ...link, index, selector }))
    .filter(({ isSeen, isPlain, isCovered, path }) => isSeen && isPlain && !isCovered && site.has(path));
  return random.pick(candidates);
}

/** Follows a link and returns what is expected afterward. */
export async function followLink(link: Link, model: Model, walker: Walker, from: string): Promise<Done> {
  const words = `follows “${link.text}” ${from} to ${link.path}${link.hash}`;
  walker.attempt = words;
  const before = model.entries[model.at];
  await press(walker.page.locator(link.selector).nth(link.index), walker);
  const isSamePage = before?.path === link.path;
  if (!isSamePage) await walker.page.waitForURL((url) => url.pathname === link.path, { waitUntil: 'commit' });
  const left = await readLeft(walker.page);
  const next = follow(model, { path: link.path, hash: link.hash }, left);
  if (link.hash !== '') return { words, model: next, arrival: 'anchor', focus: isSamePage ? undefined : 'target' };
  // In a dialog, a link to the current URL only closes the dialog.
  const isStill = model.dialog !== undefined && next.at === model.at;
  return { words, model: next, arrival: isStill ? undefined : 'top', focus: isStill ? undefined : 'start' };
}
