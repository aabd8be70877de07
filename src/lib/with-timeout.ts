const TIMEOUT_MS = 4000;

/** Returns a promise that settles like `promise`, or rejects if `promise` is still pending after four seconds. */
export const withTimeout = <Result>(promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer')), TIMEOUT_MS);
    }),
  ]);
