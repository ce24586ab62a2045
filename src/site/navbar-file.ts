import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Navbar } from './navbar-types';

/** The file with the resolved navbar. It is all that the export by Next.js knows about content and specs. */
export const navbarFile = 'src/generated/navbar.json';

/** The file with what the browser needs of it, which `components/layout/site-navbar.tsx` imports. */
export const shownNavbarFile = 'src/generated/shown-navbar.json';

/** Reads the resolved navbar of the project in the working directory. */
export function readNavbar(): Navbar {
  return JSON.parse(readFileSync(path.join(process.cwd(), navbarFile), 'utf8')) as Navbar;
}
