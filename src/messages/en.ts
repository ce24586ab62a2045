/**
 * Every text of the interface, in English. A text is an export, so that a browser bundle carries only those it uses;
 * another language is a module with the same exports.
 */
export const skipToContent = 'Skip to main content';
