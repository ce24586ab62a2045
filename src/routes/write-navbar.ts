import { writeAtomically } from '@/lib/files';
import { navbarFile } from '@/site/navbar';
import { loadNavigation } from './navigation';

/** Resolves the navbar against content and specs, and writes the result for the layout. Returns what it has written. */
export async function writeNavbar(): Promise<string> {
  const { navbar } = await loadNavigation();
  const text = `${JSON.stringify(navbar)}\n`;
  writeAtomically(navbarFile, text);
  return text;
}
