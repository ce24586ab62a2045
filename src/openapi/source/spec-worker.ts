import { answerWork } from '@/lib/limited-process';
import { buildService } from './build-service';

// Lints, bundles, types, and transforms services one after the other in a separate process.
answerWork(buildService);
