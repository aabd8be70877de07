/** The time in ms after which a request without a response has failed. */
const TIMEOUT_MS = 4000;

/** Rejects if the promise does not settle within the timeout. */
export const withTimeout = <Result>(promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer')), TIMEOUT_MS);
    }),
  ]);
