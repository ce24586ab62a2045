import { lateScriptsId } from '@/lib/late-scripts';

const asyncScript = /<script src="[^"]*" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Has the framework's scripts loaded when the page stands, by the script in its head: they would be run before the first paint
 * wherever they arrive in time, and nobody can act on what is not yet there.
 */
export function delayScripts(html: string): string {
  const scripts = html.match(asyncScript) ?? [];
  const end = html.lastIndexOf('</body>');
  if (scripts.length === 0 || end < 0 || html.includes(`<template id="${lateScriptsId}"`)) return html;
  const late = `<template id="${lateScriptsId}">${scripts.join('')}</template>`;
  const without = (text: string) => text.replaceAll(asyncScript, '').replaceAll(preload, '');
  return without(html.slice(0, end)) + late + without(html.slice(end));
}
