/** The class of the templates in an exported page that hold its scripts until they are let in. */
export const deferredScripts = 'late-scripts';
