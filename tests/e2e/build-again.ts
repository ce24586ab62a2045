import { buildProject, copyProject } from './copy-project';
import { again } from './fixture';

// Builds the same sources once more, in another folder and without what an earlier build left behind.
copyProject(again);
if (!buildProject(again)) process.exitCode = 1;
