/** What static HTML in a page begins with, by which the build finds it in Next.js's payloads. */
export const staticHtmlMarker = '<!--part-->';

/** What a script begins with that is in the HTML alone: running it twice would do nothing. */
export const staticScriptMarker = '/*part*/';

/** The class of the templates in an exported page that hold its scripts until they are let in. */
export const deferredScripts = 'deferred-scripts';

/** A text as it is in HTML, between tags or within quotes: as React writes it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
