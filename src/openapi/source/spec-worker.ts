import { answerWork } from '@/lib/run-tasks-in-limited-process';
import { buildService, loadGenerator } from './build-service';

// Lints, bundles, types, and transforms services one after the other in a separate process. A process that is started before its
// first task loads all that a build needs.
answerWork(buildService, loadGenerator);
