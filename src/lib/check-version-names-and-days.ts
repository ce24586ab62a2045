import { fail } from './user-errors-and-mistakes';

/** Fails for a text that cannot be the name of a version, which becomes the name of a folder. */
export function checkVersionName(name: string): void {
  if (name === 'current')
    fail('"current" is the version that is not archived', { fix: 'Choose another name, such as 1.0.' });
  if (!/^\w[\w.-]*$/.test(name))
    fail(`"${name}" is not a valid version name`, { fix: 'Use letters, digits, ".", "_", and "-", such as 1.0.' });
  // It would be shown and sorted as a name.
  if (/^\d{4}-\d\d?-\d\d?$/.test(name) && !isDay(name))
    fail(`"${name}" is not a day`, { fix: 'Write year, month, and day with their zeros, such as 2026-03-01.' });
}

/** Returns true for a day of the calendar, such as `2031-05-01`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
