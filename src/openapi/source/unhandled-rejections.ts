/** The milliseconds to wait after a failure, longer than it takes to read the files that are still pending. */
const patience = 100;

/**
 * Ignores unhandled rejections while an action runs and shortly after its failure. Redocly's library resolves references
 * in parallel and handles only the first rejection: the others would end the process.
 */
export async function withUnhandledRejections<Result>(action: () => Promise<Result>): Promise<Result> {
  const ignore = () => undefined;
  process.on('unhandledRejection', ignore);
  try {
    return await action();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, patience));
    throw error;
  } finally {
    process.off('unhandledRejection', ignore);
  }
}
