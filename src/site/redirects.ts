/** An address that has moved: both are paths of this site without the base path, with the slash at the end. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Every address that has moved, the one place to declare it. The build writes a page at each old address, for hosts that
 * know no redirects, and the hosts' files answer 301. For example `{ from: '/old/', to: '/definitions/intro/' }`.
 */
export const redirects: Redirect[] = [];
