/** What to write instead of links that have the base path of the site twice, as it is put in front of every path. */
export function adviseBasePath(links: string[], basePath: string): string[] {
  const twice = `${basePath}${basePath}/`;
  const found = basePath === '' ? [] : links.filter((link) => link.startsWith(twice));
  return [...new Set(found)].map(
    (link) => `  ${link} has the base path ${basePath} twice: write ${link.slice(twice.length - 1)}`,
  );
}
