/** Time in ms after which a request without an answer counts as failed. */
const TIMEOUT_MS = 4000;

/** Rejects if the promise does not settle in time. */
export const withTimeout = <Result>(promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer')), TIMEOUT_MS);
    }),
  ]);
