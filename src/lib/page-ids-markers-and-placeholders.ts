/** The prefix that marks static HTML, so that the build finds it in Next.js's payloads. */
export const staticHtmlMarker = '<!--static-->';

/** The prefix of a script that the build removes from the payload, since a second run would do nothing. */
export const staticScriptMarker = '/*static*/';

/** The class of the `<template>` elements in an exported page that contain its deferred scripts. */
export const deferredScripts = 'deferred-scripts';

/** The id of the last element of the navbar. Once this element exists, the whole navbar does. */
export const barEndId = 'bar-end';

/** The ids that every page uses. No heading or operation may have one of them. */
export const pageIds = ['skip', barEndId, 'main'];

/** The placeholders in an exported shell for what differs between its pages. */
export const placeholders = {
  /** The last segment in the path of the shell. */
  path: 'x0path0x',
  title: 'X0title0X',
  /** The path of the page, as a text. */
  page: '/X0page0X/',
  /** The start of an attribute whose value depends on the path. The links that determine it follow as JSON. */
  links: 'X0links0X',
};

/** Returns true for the path of a shell, in place of that of a page. A browser has only pages, so its scripts omit what is for shells. */
export function isShellPath(path: string): boolean {
  return typeof window === 'undefined' && path.includes(placeholders.path);
}
