import { availableParallelism } from 'node:os';

/**
 * Calls `work` for each item. Makes two calls at a time per processor, because each call waits for the disk about half
 * of its time.
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one iterator, so that each item goes to only one worker.
  const remaining = [...items].values();
  const worker = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
}
