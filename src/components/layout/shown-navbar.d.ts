/** The navbar that `routes/navigation.ts` writes. A declaration, because it does not exist before the first build. */
declare module '@/generated/shown-navbar.json' {
  import type { ShownNavbar } from '@/site/navbar-for-browser';
  const navbar: ShownNavbar;
  export default navbar;
}
