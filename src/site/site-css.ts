import { environment } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import type { Site } from './schema';

/**
 * The rules for right-to-left languages. Code is always left-to-right. The direction of texts from a spec depends on
 * their language. Joined letters must not be spaced.
 */
const rightToLeft = [
  ':is(pre,code,samp,main kbd){direction:ltr;unicode-bidi:isolate}',
  '.api :is(main :is(p,li,dd,h1,h2,h3,.description),#operations a>span),.api [data-running-head]>a::after{unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}',
  'pre{text-align:start}',
  ':is(h1,h2,h3,h4){letter-spacing:0}',
];

/**
 * Returns the rules that depend on the configuration: the active link of the navbar for each sidebar, the label of the
 * version in dropdowns, the host of printed links, right-to-left text, and the colors of the announcement.
 */
export function toSiteCss(
  { announcementBar }: Pick<Site, 'announcementBar'>,
  sidebars: string[],
  versions: { key: string; area: string; isLatest: boolean }[] = [],
  direction: 'ltr' | 'rtl' = 'ltr',
): string {
  // The selector checks only the outermost elements. Otherwise the browser would search the whole page each time it
  // styles a link.
  const rules = sidebars.map(
    (id) =>
      `body:has(>[data-site]>[data-sidebar=${toText(id)}]) [data-sidebar-link=${toText(id)}]:not(:hover){color:var(--bar-accent,var(--color-accent));text-decoration:var(--bar-underline)}`,
  );
  rules.push(...versions.map(toLabelRule));
  rules.push(`a[href^="/"]:not([href^="//"]){--host:${toText(environment.siteUrl)}}`);
  if (direction === 'rtl') rules.push(...rightToLeft);
  const { backgroundColor, textColor } = announcementBar ?? {};
  if (backgroundColor !== undefined) rules.push(`[data-announcement-id]{background:${toColor(backgroundColor)}}`);
  if (textColor !== undefined)
    rules.push(`[data-announcement-id],[data-announcement-id] a{color:${toColor(textColor)}}`);
  return `${rules.join('\n')}\n`;
}

/**
 * Returns the rule for a label in a dropdown of versions. It shows the version of the page, otherwise the preferred
 * version, otherwise the latest one.
 */
function toLabelRule({ key, area, isLatest }: { key: string; area: string; isLatest: boolean }): string {
  const own = `[data-docs-version=${toText(key)}]`;
  const any = `[data-docs-version^=${toText(`${area}/`)}]`;
  const elsewhere = `body:not(:has(${any}))`;
  const label = `[data-version-label=${toText(key)}]`;
  const rules = [
    `body:has(${own}) ${label}`,
    `html[data-preferred~=${toText(key)}] ${elsewhere} ${label}`,
    ...(isLatest ? [`html:not([data-preferred*=${toText(`${area}/`)}]) ${elsewhere} ${label}`] : []),
  ];
  return `${rules.join(',')}{display:inline}`;
}

function toText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\3c ');
}

function toColor(color: string): string {
  if (/^[\w#(),.%/\s-]+$/.test(color)) return color;
  return fail(`announcementBar of src/site.config.ts: "${color}" is not a CSS color`, {
    fix: 'Write #205d52, teal or oklch(0.4 0.1 175).',
  });
}
