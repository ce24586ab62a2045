import { cpSync } from 'node:fs';
import { buildProject, copyProject } from './copy-project';
import { fixture, fixtureEnvironment } from './fixture';

// Builds the site a second time in a folder of its own: another address, a base path, Algolia, a preview, old addresses,
// and a page and a spec of somebody who means ill.
copyProject(fixture);
cpSync('tests/fixtures/site', fixture, { recursive: true });
if (!buildProject(fixture, fixtureEnvironment)) process.exitCode = 1;
