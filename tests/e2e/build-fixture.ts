import { buildProject } from './copy-project';
import { fixture, fixtureEnvironment } from './fixture';
import { makeFixtureSite } from './fixture-site';

// Builds the fixture site in Arabic: another address, a base path, Algolia, a preview, old addresses, attacks.
await makeFixtureSite(fixture);
if (!buildProject(fixture, fixtureEnvironment, ['--locale', 'ar'])) process.exitCode = 1;
