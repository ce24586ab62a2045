import type { Site } from '@/site/schema';

/**
 * The only inline script of ours: sets the theme before the first paint, says that scripts run (and takes it back when the site's
 * own cannot be loaded), and hides an announcement that was dismissed. Plain text, so that its hash is the same on every page.
 */
export function getHeadScript({
  colorMode,
  announcementBar,
  storage,
}: Pick<Site, 'colorMode' | 'announcementBar' | 'storage'>): string {
  const parts = [
    `try{s=localStorage}catch(_){}e.dataset.js='';`,
    `try{e.dataset.theme=${toTheme(colorMode, storage)};${toAnnouncement(announcementBar, storage)}}catch(_){}`,
    // Without its scripts a page is what it is without any.
    `addEventListener('load',function(){if(!window.next)delete e.dataset.js});`,
    // What is seen only without the stylesheet says where the page stands.
    `addEventListener('DOMContentLoaded',function(){var n=document.querySelector('[data-suggested-path]');`,
    `if(n&&n.getClientRects().length)n.textContent=location.pathname.replace(/[^/]*$/,'')});`,
  ];
  return `(function(){var e=document.documentElement,s={};${parts.join('')}})()`;
}

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
