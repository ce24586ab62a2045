/** Longer than it takes to read the files that are still pending. */
const patience = 100;

/**
 * Ignores further rejections until the action ends. Redocly's library resolves references in parallel and awaits only
 * the first rejection: the others would end the process.
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
