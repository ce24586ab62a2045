/** Routes in addition to those of the specification, each with its reason. A test expects the export to equal the union. */
export const extraRoutes: { path: string; reason: string }[] = [
  {
    path: '/a-z/',
    reason: 'Finds every page, operation, schema and field without script; the search button leads there.',
  },
  ...['introduction', 'how-tos', 'api-reference', 'sdk-technical-reference'].map((category) => ({
    path: `/print/${category}/`,
    reason: 'A whole section as one document, for paper or one PDF; its category page leads there.',
  })),
  ...['accounts', 'blueprints', 'environments', 'livesystems', 'providers'].map((service) => ({
    path: `/print/api/${service}/`,
    reason: 'A whole API as one document with everything open; its page leads there.',
  })),
];
