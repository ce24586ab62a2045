/** Whether a value is a text that says something. */
export function hasWords(value) {
  return typeof value === 'string' && value.trim() !== '';
}
