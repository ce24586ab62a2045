import { writeAtomically } from '@/lib/files';
import { navbarFile, shownNavbarFile } from '@/site/navbar';
import { toShownNavbar } from '@/site/shown-navbar';
import { getSite } from '@/site/site';
import { loadNavigation } from './navigation';

/** Resolves the navbar against content and specs, and writes the result for the layout. Returns what it has written. */
export async function writeNavbar(): Promise<string> {
  const { navbar } = await loadNavigation();
  const text = `${JSON.stringify(navbar)}\n`;
  writeAtomically(navbarFile, text);
  writeAtomically(shownNavbarFile, `${JSON.stringify(toShownNavbar(navbar, getSite()))}\n`);
  return text;
}
