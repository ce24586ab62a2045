import { shortcutsKey, shortcutsOff } from '@/components/layout/keyboard-shortcuts-behavior';
import { deferredScripts, staticScriptMarker } from '@/lib/page-ids-markers-and-placeholders';
import type { Site } from '@/site/schema';

/**
 * Returns the only inline script that we write. It sets the theme before the first paint, marks that scripts run (and removes
 * the mark if the scripts of the site fail to load), hides a dismissed announcement, and inserts the scripts of the page. Its
 * text depends only on the configuration, so its hash is the same on every page. `staticScriptMarker` keeps the script out of the
 * payload.
 */
export function getHeadScript({
  colorMode,
  announcementBar,
  storage,
}: Pick<Site, 'colorMode' | 'announcementBar' | 'storage'>): string {
  const statements = [
    collapseSlashes,
    `try{s=localStorage}catch(_){}e.dataset.scripting='';`,
    `try{e.dataset.theme=${toTheme(colorMode, storage)};${toAnnouncement(announcementBar, storage)}}catch(_){}`,
    showAddressed,
    noteMoves,
    toEarlyKeys(storage),
    noteEarlyPress,
    insertScripts,
    // The base path notice is visible only if the stylesheet is missing. It then shows the path under which the site is served.
    `addEventListener('DOMContentLoaded',function(){var n=document.querySelector('[data-suggested-path]');`,
    `if(n&&n.getClientRects().length){var p=location.pathname.replace(/\\/(index\\.html)?$/,'')+'/',l=n.dataset.suggestedPath;`,
    // Removes the folder of the language from the path.
    `n.textContent=l&&p.endsWith(l)?p.slice(0,1-l.length):p}`,
    // Incremental layout applies only if the opened page is a complete API reference, not if a link opens one later.
    `if(!document.querySelector('[data-later]'))delete e.dataset.incremental;${letIn}});`,
  ];
  return `${staticScriptMarker}(function(){var e=document.documentElement,s={};${statements.join('')}})()`;
}

/**
 * Corrects an address such as `//api/accounts/`, which results from joining URLs carelessly. The router would mistake its first
 * segment for a host, and crash. Nothing is loaded again, and programs that look for redirects find none.
 */
const collapseSlashes = `if(/^\\/{2}/.test(location.pathname))history.replaceState(null,'',location.pathname.replace(/^\\/+/,'/')+location.search+location.hash);`;

/**
 * Makes the element of the anchor in the URL visible as soon as it is in the page, and so before its first paint: opens the
 * disclosures around it, and shows the tab panels that contain it, as `reveal` does later.
 */
const showAddressed =
  `var h;try{h=decodeURIComponent(location.hash.slice(1))}catch(_){}` +
  `if(h)new MutationObserver(function(_,n){var p=document.getElementById(h);if(p)n.disconnect();for(var a,q;p;p=a){` +
  `a=p.parentElement;if(p.tagName==='DETAILS')p.open=true;if(p.matches('.tab-panel')){for(q of a.children)q.toggleAttribute('data-selected',q===p);` +
  `for(q of a.firstElementChild.children)q.ariaSelected=q.id===p.id+'-tab'}}}).observe(e,{childList:true,subtree:true});`;

/**
 * Records early movement, by a press on the scrollbar too. If the reader moves before the scripts load, they do not restore the
 * previous position.
 */
const noteMoves =
  `['wheel','touchmove','keydown','pointerdown'].forEach(function(a){` +
  `addEventListener(a,function(){e.dataset.moved=''},{once:true,passive:true})});`;

/**
 * Defines functions that find the search dialog and close it (find-and-close-dialog.ts). Escape, which no dialog below may get,
 * closes the dialog. Until the scripts run (keyboard-shortcuts-behavior.ts), `/` and Ctrl+K open it, and `?` is recorded. A shortcut of a single character
 * does not apply in a field, or if the reader has turned such shortcuts off.
 */
function toEarlyKeys(storage: Site['storage']): string {
  const isShortcut =
    `!v.altKey&&(v.ctrlKey||v.metaKey?!v.shiftKey&&/^k$/i.test(k):/^[/?]$/.test(k)&&!v.target.isContentEditable` +
    `&&!v.target.matches('input,textarea,select')` +
    `&&s[${toKey(shortcutsKey, storage)}]!=='${shortcutsOff}')`;
  return (
    `window.early=1;var m=function(){return document.querySelector('[data-search]')},` +
    // The dialog returns the focus only if it has it.
    `z=function(q){q.focus();q.dispatchEvent(new Event('cancel'));q.close()};` +
    // An input method handles a key with the code 229 (static-markup-behavior.tsx).
    `addEventListener('keydown',function(v){var q=m(),k=v.key;if(q&&q.open){if(k==='Escape'&&v.keyCode!==229){v.stopPropagation();z(q)}}` +
    `else if(q&&window.early&&${isShortcut}){v.preventDefault();if(k==='?')window.early=k;else q.show()}},true);`
  );
}

/**
 * A press of the close button or next to the panel closes the search, but not the second press of a double click on the button
 * that has opened it. Until the scripts run, a press of that button opens the search, and the last press of another button is
 * recorded for them (keyboard-shortcuts-behavior.ts). React, which may already listen, does not get the press. Leaves out buttons that work
 * without scripts.
 */
const noteEarlyPress =
  `addEventListener('click',function(v){var t=v.target,q=m(),b=q&&t.closest('button:not([popovertarget],[type=submit])');` +
  `if(q&&(t===q||b&&b.matches('[data-search-close]'))){if(v.detail<2)z(q);else q.querySelector('input').focus()}` +
  `else if(b&&window.early){v.stopPropagation();if(b.matches('[data-search-button]'))q.show();else window.earlyButton=b}},true);`;

/**
 * Lets the browser skip the layout of content that is out of sight in the first paint (api-page-content.css). Requires that the page
 * opens at its top, that the screen is low enough for the content that is always laid out to fill it, and that the browser keeps
 * text in place when content above gets its size.
 */
const toLayOutLater = `if(t.type==='navigate'&&!location.hash&&screen.height<1200&&CSS.supports('overflow-anchor','auto'))e.dataset.incremental=''`;

/** A connection counts as slow if more than this many milliseconds pass between request and response. */
const slow = 50;

/**
 * Defines the function that inserts the deferred scripts, and calls it for those of the head if the connection is slow: then
 * they arrive after the first paint anyway, and run while the rest of the page loads. Next.js starts with the script of the body,
 * which needs the complete page.
 */
const insertScripts =
  `var o=1,x,w,f=function(){document.querySelectorAll('template.${deferredScripts}').forEach(function(l){` +
  `l.content.querySelectorAll('script').forEach(function(c){o++;c.onload=d;c.onerror=function(){x=1;d()}});document.head.append(l.content);l.remove()})},` +
  // If any script fails to load, React does not start, and the page behaves as without JavaScript.
  `d=function(){if(!--o&&(x||!window.next)){window.early=0;delete e.dataset.scripting;delete e.dataset.incremental}};` +
  `try{var t=performance.getEntriesByType('navigation')[0];w=t.responseStart-t.requestStart>${slow};${toLayOutLater}}catch(_){}if(w)f();`;

/** Inserts the scripts after the first paint. Does so at once on a slow connection, or in a hidden page, which is not painted. */
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
