import { lateScriptsId } from '@/lib/late-scripts';
import type { Site } from '@/site/schema';

/**
 * The only inline script of ours: sets the theme before the first paint, says that scripts run (and takes it back when the site's
 * own cannot be loaded), hides an announcement that was dismissed, and lets the page's scripts in behind its first paint. Plain
 * text, so that its hash is the same on every page.
 */
export function getHeadScript({
  colorMode,
  announcementBar,
  storage,
}: Pick<Site, 'colorMode' | 'announcementBar' | 'storage'>): string {
  const parts = [
    `try{s=localStorage}catch(_){}e.dataset.js='';`,
    `try{e.dataset.theme=${toTheme(colorMode, storage)};${toAnnouncement(announcementBar, storage)}}catch(_){}`,
    // What is seen only without the stylesheet says where the page stands.
    `addEventListener('DOMContentLoaded',function(){var n=document.querySelector('[data-suggested-path]');`,
    `if(n&&n.getClientRects().length)n.textContent=location.pathname.replace(/[^/]*$/,'');${lateScripts}});`,
  ];
  return `(function(){var e=document.documentElement,s={};${parts.join('')}})()`;
}

/** A page that is not seen has no paint to wait for. Without its scripts a page is what it is without any. */
const lateScripts =
  `var l=document.getElementById('${lateScriptsId}');if(!l)return;` +
  `function f(){var c=l.content.querySelectorAll('script'),o=c.length;` +
  `c.forEach(function(t){t.onload=t.onerror=function(){if(!--o&&!window.next)delete e.dataset.js}});` +
  `document.head.append(l.content);l.remove()}` +
  `if(document.hidden)f();else requestAnimationFrame(function(){setTimeout(f)})`;

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
