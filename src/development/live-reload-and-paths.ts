import type { ServerResponse } from 'node:http';

/** The folder of the shells that the development server fills. */
export const shellsFolder = '.cache/development/shells';

/** The paths of the event stream and of the script that listens to it. Nothing in `content/` can have such a path. */
export const eventsPath = '/_development/events';
export const clientFile = '/_development/client.js';

/** The open pages, which receive an event after every change. */
export class EventStream {
  private readonly clients = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // The browser reconnects after this time, in milliseconds, when the server has been restarted.
    response.write('retry: 500\n\n');
    this.clients.add(response);
    response.on('close', () => this.clients.delete(response));
  }

  /** Lets every open page find out whether it has changed. */
  send(): void {
    for (const client of this.clients) client.write('data: changed\n\n');
  }
}

/**
 * Returns the script of a page. After a change, it compares the page with the current one and reloads it if they differ. The
 * browser keeps the scroll position, and the script keeps which disclosures are open. Only the visible tab is connected, because
 * a browser allows six connections.
 */
export function toClientScript(basePath: string): string {
  return `(() => {
const key = 'development-disclosures';
const disclosures = () => [...document.querySelectorAll('main details')];
const toRevision = (html) => /data-revision="(\\w+)"/.exec(html)?.[1];
const check = async () => {
  const answer = await fetch(location.pathname).catch(() => undefined);
  if (!answer) return;
  const current = document.querySelector('[data-revision]')?.getAttribute('data-revision');
  if (toRevision(await answer.text()) === current) return;
  sessionStorage.setItem(key, JSON.stringify([location.pathname, disclosures().map(({ open }) => open)]));
  location.reload();
};
const [page, open] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
sessionStorage.removeItem(key);
if (page === location.pathname) disclosures().forEach((one, index) => (one.open = open[index] ?? one.open));
let events;
const connect = () => {
  events?.close();
  events = undefined;
  if (document.visibilityState === 'hidden') return;
  events = new EventSource('${basePath}${eventsPath}');
  events.onopen = check;
  events.onmessage = check;
};
// Navigation may show a page that was fetched before a change.
window.addEventListener('arrive', check);
document.addEventListener('visibilitychange', connect);
connect();
})();
`;
}
