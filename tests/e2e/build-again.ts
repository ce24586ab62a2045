import { buildProject, copyProject } from './copy-project';
import { again } from './fixture';

// Builds the same sources a second time, in another folder and without the caches of earlier builds.
copyProject(again);
if (!buildProject(again)) process.exitCode = 1;
