import type { Site } from '@/site/schema';

/**
 * The only inline script of ours: sets the theme before the first paint, says that scripts run, and hides an announcement
 * that was dismissed. Plain text, so that its hash is the same on every page.
 */
export function getHeadScript({ colorMode, announcementBar }: Pick<Site, 'colorMode' | 'announcementBar'>): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const fallback = respectPrefersColorScheme
    ? `(matchMedia('(prefers-color-scheme: dark)').matches?'dark':matchMedia('(prefers-color-scheme: light)').matches?'light':'${defaultMode}')`
    : `'${defaultMode}'`;
  const theme = disableSwitch
    ? `'${defaultMode}'`
    : `(/^(light|dark)$/.exec(new URLSearchParams(location.search).get('theme'))||/^(light|dark)$/.exec(s.theme)||[${fallback}])[0]`;
  const bar = announcementBar
    ? `if(s['announcement.id']===${toScriptText(announcementBar.id)}&&s['announcement.dismiss']==='true')e.dataset.announcement='dismissed';`
    : '';
  return `(function(){var e=document.documentElement,s={};try{s=localStorage}catch(_){}e.dataset.js='';try{e.dataset.theme=${theme};${bar}}catch(_){}})()`;
}

function toScriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
