/** Routes beside those of the specification's table, each with its reason. A test wants the export equal to the union. */
export const extraRoutes: { path: string; reason: string }[] = [
  {
    path: '/a-z/',
    reason: 'Finds every page, operation, schema and field without script; the search button leads there.',
  },
];
