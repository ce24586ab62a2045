import { cpSync } from 'node:fs';
import { copyProject } from '@/cli/copy-project';
import { buildProject } from './copy-project';
import { fixture, fixtureEnvironment } from './fixture';
import { writeHostile } from './hostile';

// Builds the site a second time in a folder of its own: another address, a base path, Algolia, a preview, old addresses,
// and a page and a spec of somebody who means ill.
copyProject(fixture);
cpSync('tests/fixtures/site', fixture, { recursive: true });
await writeHostile(fixture);
if (!buildProject(fixture, fixtureEnvironment)) process.exitCode = 1;
