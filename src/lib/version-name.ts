import { fail } from './fail';

/** Fails for a text that cannot be the name of a version, which becomes the name of a folder. */
export function checkVersionName(name: string): void {
  if (!/^\w[\w.-]*$/.test(name) || name === 'current')
    fail(`"${name}" is not a valid version name`, { fix: 'Use letters, digits, ".", "_", and "-", such as 1.0.' });
}
