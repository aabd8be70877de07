import { nextSign } from './signs.ts';

/** Begins the load at the first call, and anew at the first call after it failed. */
export function retried<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let code: Promise<Loaded> | undefined;
  return () =>
    (code ??= load().catch((error: unknown) => {
      code = undefined;
      throw error;
    }));
}

/** Waits for the code; where it fails, tries again at each next sign. */
export async function untilHere<Loaded>(want: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await want();
    } catch {
      await nextSign();
    }
  }
}
