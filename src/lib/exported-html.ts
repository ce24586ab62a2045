/** The prefix that marks static HTML, so that the build finds it in Next.js's payloads. */
export const staticHtmlMarker = '<!--static-->';

/** The prefix of a script that the build removes from the payload, since a second run would do nothing. */
export const staticScriptMarker = '/*static*/';

/** The class of the `<template>` elements in an exported page that contain its deferred scripts. */
export const deferredScripts = 'deferred-scripts';

/** Escapes text for HTML, between tags or within quotes, as React does. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
