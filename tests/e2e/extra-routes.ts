import { readFileSync } from 'node:fs';

const services = ['accounts', 'blueprints', 'environments', 'livesystems', 'providers'];

/** Returns the names of the component schemas of a service. */
function getComponents(service: string): string[] {
  const text = readFileSync(`src/generated/${service}.json`, 'utf8');
  const { components } = JSON.parse(text) as { components?: { schemas?: object } };
  return Object.keys(components?.schemas ?? {});
}

/** Routes in addition to those of the specification, each with its reason. A test expects the export to equal the union. */
export const extraRoutes: { path: string; reason: string }[] = [
  ...[
    '',
    'schemas/',
    'properties/',
    'values/',
    'errors/',
    'access/',
    'create-read-update/',
    'maps/',
    'operations/',
  ].map((list) => ({
    path: `/reference/${list}`,
    reason: 'Answers a question across operations, schemas, and services.',
  })),
  ...services.flatMap((service) =>
    getComponents(service).map((name) => ({
      path: `/reference/schemas/${service}/${name}/`,
      reason: 'Lists where a schema is used.',
    })),
  ),
  {
    path: '/reference/openapi-support/',
    reason: 'Says which fields of OpenAPI are shown, checked, or ignored.',
  },
  {
    path: '/reference/payload/',
    reason: 'Explains a JSON request or response body in the browser.',
  },
  {
    path: '/a-z/',
    reason: 'Lists every page, operation, schema, and field without JavaScript; the search button links to it.',
  },
  {
    path: '/definitions/not-documented/',
    reason: 'Lists what the specification leaves open and what the site assumes; guides link to it.',
  },
  {
    path: '/definitions/errors-and-limits/',
    reason: 'Lists the documented statuses and constraints of all services; guides link to it.',
  },
  {
    path: '/definitions/credentials/',
    reason: 'Lists the security schemes and request headers of all services; guides link to it.',
  },
  {
    path: '/definitions/operations-by-task/',
    reason: 'Lists all operations by what readers want to do, with the guides that show them.',
  },
  {
    path: '/definitions/glossary/',
    reason: 'Explains every term of the specification, or says that its meaning is not documented.',
  },
  {
    path: '/definitions/identifiers/',
    reason: 'Compares the names of IDs in all services, because one thing has several names.',
  },
  {
    path: '/definitions/api-versions/',
    reason: 'Lists the versions and the paths of all services.',
  },
  {
    path: '/sdk-technical-reference/overview/',
    reason: 'Explains what all SDK pages share, and compares the components.',
  },
  {
    path: '/api-technical-reference/generate-a-client/',
    reason:
      'Says how to generate a client from the files that the site publishes, because the platform documents no SDK.',
  },
  ...['introduction', 'how-tos', 'api-reference', 'sdk-technical-reference'].map((category) => ({
    path: `/print/${category}/`,
    reason: 'A complete section as one document, for printing or as one PDF; its category page links to it.',
  })),
  ...services.map((service) => ({
    path: `/print/api/${service}/`,
    reason: 'A complete API as one document with everything expanded; its page links to it.',
  })),
];
