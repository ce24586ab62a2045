/** Longer than it takes to read the files that are still asked for. */
const patience = 100;

/** Redocly's library walks references side by side and waits for the first that fails: the others would end the process. */
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
