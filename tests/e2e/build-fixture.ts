import { buildProject } from './copy-project';
import { fixture, fixtureEnvironment } from './fixture';
import { makeFixtureSite } from './fixture-site';

// Builds the fixture site in right-to-left letters (`ar`), as a preview with another origin, a base path, Algolia, redirects, and attacks.
await makeFixtureSite(fixture);
if (!buildProject(fixture, fixtureEnvironment, ['--locale', 'ar'])) process.exitCode = 1;
