/** The prefix of static HTML in a page, by which the build finds it in Next.js's payloads. */
export const staticHtmlMarker = '<!--static-->';

/** The prefix of a script that is only in the HTML, since a second run would do nothing. */
export const staticScriptMarker = '/*static*/';

/** The class of the templates in an exported page that hold its deferred scripts. */
export const deferredScripts = 'deferred-scripts';

/** Escapes a text for HTML, between tags or within quotes, as React does. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
