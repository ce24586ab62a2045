import { readFileSync } from 'node:fs';
import { extraRoutes } from '../e2e/extra-routes';
import { routes } from '../e2e/routes';

const { versions } = JSON.parse(readFileSync('tests/fixtures/specification.json', 'utf8')) as {
  versions: Record<string, string>;
};

/** The services of the platform's specification, which the tests of this content are about. Others may be added to `openapi/`. */
export const describedServices = Object.keys(versions);

const paths = new Set([...routes, ...extraRoutes.map(({ path }) => path)]);

/** Returns false for the URL of a page that was added to those of the specification. */
export const isDescribed = (url: string) => paths.has(url.replace(/#.*/, ''));
