/** The element that holds a page's scripts until it has been painted. */
const lateId = 'late-scripts';

/**
 * Lets them in after the first paint; a page that is not seen has none to wait for. Where they cannot be loaded, the page is what
 * it is without scripts.
 */
export const lateScript = `(function(){
function start(){
var late=document.getElementById('${lateId}'),scripts=late.content.querySelectorAll('script'),open=scripts.length;
function done(){if(!--open&&!window.next)delete document.documentElement.dataset.js}
scripts.forEach(function(script){script.onload=script.onerror=done});
document.head.append(late.content);
late.remove();
}
if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)});
})()`;

const asyncScript = /<script src="[^"]*" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Has the framework's scripts loaded when the page stands: they would be run before the first paint wherever they arrive in
 * time, and nobody can act on what is not yet there.
 */
export function delayScripts(html: string): string {
  const scripts = html.match(asyncScript) ?? [];
  const end = html.lastIndexOf('</body>');
  if (scripts.length === 0 || end < 0) return html;
  const late = `<template id="${lateId}">${scripts.join('')}</template><script>${lateScript}</script>`;
  const without = (text: string) => text.replaceAll(asyncScript, '').replaceAll(preload, '');
  return without(html.slice(0, end)) + late + without(html.slice(end));
}
