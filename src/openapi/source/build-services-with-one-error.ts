import { UserError } from '@/lib/user-errors-and-mistakes';
import type { Limits } from '@/lib/run-tasks-in-limited-process';
import type { BuiltService } from './build-service';
import { loadBuiltService } from './build-in-worker-or-load-from-cache';
import { toKnown, type KnownProblem } from './known-problems';
import { toProblemText } from './spec-problem';
import type { ServiceSource } from './service-names-and-root-documents';

/**
 * Builds some services. If any cannot be read at all, throws one error that says why for each of them, and lists the errors of the
 * others, so that nobody has to run the command once for each service.
 */
export async function loadBuiltServices(
  root: string,
  sources: ServiceSource[],
  limits: Limits,
  known: KnownProblem[] = [],
): Promise<BuiltService[]> {
  const results = await Promise.allSettled(sources.map((source) => loadBuiltService(root, source, limits)));
  const built = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length === 0) return built;
  const errors = failures.filter((failure) => failure instanceof UserError);
  // Any other error is a bug of this project.
  if (errors.length < failures.length) throw failures.find((failure) => !(failure instanceof UserError));
  const problems = toKnown(
    built.flatMap((service) => service.problems),
    known,
  ).filter((problem) => problem.severity === 'error' && problem.known === undefined);
  throw new UserError([...errors.map(({ message }) => message), ...problems.map(toProblemText)].join('\n'), {
    cause: failures[0],
    mistakes: [
      ...errors.flatMap(({ mistakes }) => mistakes),
      ...problems.map((problem) => ({ message: `${problem.rule} ${problem.message}`, place: problem })),
    ],
  });
}
