import { writeAtomically } from '@/lib/files';
import { navbarFile } from '@/site/navbar';
import { loadNavigation } from './navigation';

/** Resolves the navbar against content and specs, and writes the result for the layout. */
export async function writeNavbar(): Promise<void> {
  const { navbar } = await loadNavigation();
  writeAtomically(navbarFile, `${JSON.stringify(navbar)}\n`);
}
