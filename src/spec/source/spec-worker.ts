import { answerWork } from '@/lib/limited-process';
import { buildService } from './build-service';

// Lints, bundles, types and transforms one service after the other, in a process of its own.
answerWork(buildService);
