import { fail } from './fail';

/** Fails for a text that cannot be the name of a version, which becomes the name of a folder. */
export function checkVersionName(name: string): void {
  if (!/^\w[\w.-]*$/.test(name) || name === 'current')
    fail(`"${name}" is not a valid version name`, { fix: 'Use letters, digits, ".", "_", and "-", such as 1.0.' });
}

/** Returns true for a day of the calendar, such as `2031-05-01`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
