import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright/test';

interface SharedContext {
  key: string;
  context: BrowserContext;
  /** Stays open to keep the process alive in which the pages of the next test start. */
  anchor: Page;
  session: CDPSession;
  /** The origins that pages of the tests have visited. */
  origins: Set<string>;
}

/**
 * The maximum number of open contexts: one for the default settings, one for those of a file, and one for those of a group or a
 * test in it.
 */
const limit = 3;

/**
 * Lends contexts to the tests of a worker, one after the other. One process per test took a sixth of the time of all browser
 * tests, because each process started, loaded, and compiled the site's scripts again. Each test still opens its own pages, with
 * their own history and session storage, and finds no stored value, route, or permission of the previous test. Only the HTTP
 * cache is shared.
 */
export class SharedContexts {
  /** The context that was used last comes last. */
  private readonly open: SharedContext[] = [];

  constructor(private readonly browser: Browser) {}

  /** Returns the context that tests of a group with these settings share. */
  async lend(options: BrowserContextOptions, group: string): Promise<SharedContext> {
    const key = group + JSON.stringify(options);
    const index = this.open.findIndex((shared) => shared.key === key);
    const [found] = index === -1 ? [] : this.open.splice(index, 1);
    if (found) {
      this.open.push(found);
      return found;
    }
    if (this.open.length === limit) await this.open.shift()?.context.close();
    const context = await this.browser.newContext(options);
    const anchor = await context.newPage();
    await anchor.goto('/robots.txt');
    const session = await context.newCDPSession(anchor);
    const shared = { key, context, anchor, session, origins: new Set<string>() };
    this.open.push(shared);
    context.on('page', (page) => page.on('framenavigated', (frame) => shared.origins.add(new URL(frame.url()).origin)));
    return shared;
  }

  async takeBack({ context, anchor, session, origins }: SharedContext): Promise<void> {
    await Promise.all(
      context
        .pages()
        .filter((page) => page !== anchor)
        .map((page) => page.close()),
    );
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    for (const origin of origins) {
      // The opaque origin of about:blank has no storage.
      if (origin !== 'null')
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
    }
    origins.clear();
  }

  /** Closes a context that a failed test has left in an unknown state. */
  async discard(shared: SharedContext): Promise<void> {
    this.open.splice(this.open.indexOf(shared), 1);
    await shared.context.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.open.map(({ context }) => context.close()));
  }
}
