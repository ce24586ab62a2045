import { deferredScripts, staticScriptMarker } from '@/lib/exported-html';
import type { Site } from '@/site/schema';

/**
 * The only inline script of ours that does something: sets the theme before the first paint, says that scripts run (and takes it
 * back when the site's own cannot be loaded), hides an announcement that was dismissed, and lets the page's scripts in behind its
 * first paint. Plain text, so that its hash is the same on every page. The mark keeps it out of the payload.
 */
export function getHeadScript({
  colorMode,
  announcementBar,
  storage,
}: Pick<Site, 'colorMode' | 'announcementBar' | 'storage'>): string {
  const statements = [
    `try{s=localStorage}catch(_){}e.dataset.scripting='';`,
    `try{e.dataset.theme=${toTheme(colorMode, storage)};${toAnnouncement(announcementBar, storage)}}catch(_){}`,
    noteMoves,
    insertScripts,
    // What is seen only without the stylesheet says where the page is.
    `addEventListener('DOMContentLoaded',function(){var n=document.querySelector('[data-suggested-path]');`,
    `if(n&&n.getClientRects().length){var p=location.pathname.replace(/\\/(index\\.html)?$/,'')+'/',l=n.dataset.suggestedPath;`,
    // A language is in a folder of the site.
    `n.textContent=l&&p.endsWith(l)?p.slice(0,1-l.length):p}`,
    // Only for the page that was opened, not for one that a link leads to.
    `if(!document.querySelector('.api[data-whole]'))delete e.dataset.incremental;${letIn}});`,
  ];
  return `${staticScriptMarker}(function(){var e=document.documentElement,s={};${statements.join('')}})()`;
}

/** A reader who moves before the scripts have come is not brought back to where they were before a reload. */
const noteMoves =
  `['wheel','touchmove','keydown'].forEach(function(a){` +
  `addEventListener(a,function(){e.dataset.moved=''},{once:true,passive:true})});`;

/**
 * Whether the first paint may leave out what is out of sight (reference.css): where a page is opened at its top, on a screen that
 * what is marked to be there fills, and in a browser that keeps what is read in its place when something above it gets its size.
 */
const toLayOutLater = `if(t.type==='navigate'&&!location.hash&&screen.height<1200&&CSS.supports('overflow-anchor','auto'))e.dataset.incremental=''`;

/** From this many milliseconds between request and answer on, a line is slow. */
const slow = 50;

/**
 * On a slow line scripts come behind the first paint by themselves, and are run while the rest is awaited: there those of the head
 * are let in at once. Next.js starts with that of the body, for which the page has to be whole.
 */
const insertScripts =
  `var o=1,w,f=function(){document.querySelectorAll('template.${deferredScripts}').forEach(function(l){` +
  `l.content.querySelectorAll('script').forEach(function(c){o++;c.onload=c.onerror=d});document.head.append(l.content);l.remove()})},` +
  // Without its scripts a page is what it is without any.
  `d=function(){if(!--o&&!window.next){delete e.dataset.scripting;delete e.dataset.incremental}};` +
  `try{var t=performance.getEntriesByType('navigation')[0];w=t.responseStart-t.requestStart>${slow};${toLayOutLater}}catch(_){}if(w)f();`;

/** A page that is not seen has no paint to wait for. */
const letIn =
  `var g=function(){f();if(o>1)d()};` +
  `if(w||document.hidden)g();else requestAnimationFrame(function(){setTimeout(g)})`;

function toTheme(
  { defaultMode, disableSwitch, respectPrefersColorScheme }: Site['colorMode'],
  storage: Site['storage'],
): string {
  if (disableSwitch) return `'${defaultMode}'`;
  const system = `(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`;
  const fallback = respectPrefersColorScheme ? system : `'${defaultMode}'`;
  const asked = `/^(light|dark)$/.exec(new URLSearchParams(location.search).get('theme'))`;
  return `(${asked}||/^(light|dark)$/.exec(s[${toKey('theme', storage)}])||[${fallback}])[0]`;
}

function toAnnouncement(bar: Site['announcementBar'], storage: Site['storage']): string {
  if (!bar?.isCloseable) return '';
  const isSame = `s[${toKey('announcement.id', storage)}]===${toScriptText(bar.id)}`;
  return `if(${isSame}&&s[${toKey('announcement.dismiss', storage)}]==='true')e.dataset.announcement='dismissed';`;
}

function toKey(key: string, { namespace }: Site['storage']): string {
  return toScriptText(namespace ? `${key}-${namespace}` : key);
}

function toScriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
