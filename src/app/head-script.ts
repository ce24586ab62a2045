import { deferredScripts, staticScriptMarker } from '@/lib/exported-html';
import type { Site } from '@/site/schema';

/**
 * Returns our only inline script with behavior. It sets the theme before the first paint, marks that scripts run (and removes
 * the mark if the site's scripts fail to load), hides a dismissed announcement, and inserts the page's scripts after the first
 * paint. It is plain text, so that its hash is the same on every page. `staticScriptMarker` keeps it out of the payload.
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
    // An element that is visible only without the stylesheet shows the path of the page.
    `addEventListener('DOMContentLoaded',function(){var n=document.querySelector('[data-suggested-path]');`,
    `if(n&&n.getClientRects().length){var p=location.pathname.replace(/\\/(index\\.html)?$/,'')+'/',l=n.dataset.suggestedPath;`,
    // Each language is in a folder of the site.
    `n.textContent=l&&p.endsWith(l)?p.slice(0,1-l.length):p}`,
    // Applies only to the page that was opened, not to one that a link leads to.
    `if(!document.querySelector('.api[data-whole]'))delete e.dataset.incremental;${letIn}});`,
  ];
  return `${staticScriptMarker}(function(){var e=document.documentElement,s={};${statements.join('')}})()`;
}

/** Records early movement: after a reload, a reader who moves before the scripts load keeps the new position. */
const noteMoves =
  `['wheel','touchmove','keydown'].forEach(function(a){` +
  `addEventListener(a,function(){e.dataset.moved=''},{once:true,passive:true})});`;

/**
 * Lets the first paint omit content that is out of sight (reference.css): if a page opens at its top, on a screen that the
 * content marked as visible fills, and in a browser that keeps the text in place when content above it gets its size.
 */
const toLayOutLater = `if(t.type==='navigate'&&!location.hash&&screen.height<1200&&CSS.supports('overflow-anchor','auto'))e.dataset.incremental=''`;

/** A connection is slow if more than this many milliseconds pass between request and response. */
const slow = 50;

/**
 * On a slow connection, scripts arrive after the first paint anyway and run while the rest loads, so those of the head are
 * inserted at once. Next.js starts with the script of the body, which needs the complete page.
 */
const insertScripts =
  `var o=1,w,f=function(){document.querySelectorAll('template.${deferredScripts}').forEach(function(l){` +
  `l.content.querySelectorAll('script').forEach(function(c){o++;c.onload=c.onerror=d});document.head.append(l.content);l.remove()})},` +
  // If its scripts fail to load, a page behaves as without JavaScript.
  `d=function(){if(!--o&&!window.next){delete e.dataset.scripting;delete e.dataset.incremental}};` +
  `try{var t=performance.getEntriesByType('navigation')[0];w=t.responseStart-t.requestStart>${slow};${toLayOutLater}}catch(_){}if(w)f();`;

/** Inserts the scripts after the first paint, or at once in a hidden page, which does not paint. */
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
