import { fail } from '@/lib/fail';
import type { Site } from './schema';

/**
 * Code runs from left to right wherever it stands, and so may what a spec says in another language than the site. Letters
 * that are joined take no other distance.
 */
const rightToLeft = [
  ':is(pre,code,samp,main kbd){direction:ltr;unicode-bidi:isolate}',
  '.api main :is(p,li,dd,h1,h2,h3){unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}',
  ':is(h1,h2,h3,h4){letter-spacing:0}',
];

/** The rules that follow from the configuration: the announcement's colors, and which link of the bar is active next to which sidebar. */
export function toSiteCss(
  { announcementBar }: Pick<Site, 'announcementBar'>,
  sidebars: string[],
  versions: { key: string; area: string; isLatest: boolean }[] = [],
  direction: 'ltr' | 'rtl' = 'ltr',
): string {
  // The frame of the page alone is looked at: what may stand deeper is looked for in all of the page whenever a link is styled.
  const rules = sidebars.map(
    (id) =>
      `body:has(>[data-site]>[data-sidebar=${toText(id)}]) [data-sidebar-link=${toText(id)}]{color:var(--color-accent)}`,
  );
  rules.push(...versions.map(toLabelRule));
  if (direction === 'rtl') rules.push(...rightToLeft);
  const { backgroundColor, textColor } = announcementBar ?? {};
  if (backgroundColor !== undefined) rules.push(`[data-announcement-id]{background:${toColor(backgroundColor)}}`);
  if (textColor !== undefined)
    rules.push(`[data-announcement-id],[data-announcement-id] a{color:${toColor(textColor)}}`);
  return `${rules.join('\n')}\n`;
}

/** In a dropdown of versions the label of the page's version is seen, else that of the preferred one, else the latest. */
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
  return fail(`announcementBar of src/site.config.ts: "${color}" is no CSS color`, {
    fix: 'Write #205d52, teal or oklch(0.4 0.1 175).',
  });
}
