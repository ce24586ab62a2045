import { buildService } from './build-service';
import { answerWork } from './limited-process';

// Lints, bundles, types and transforms one service after the other, in a process of its own.
answerWork(buildService);
