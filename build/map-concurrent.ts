import { availableParallelism } from 'node:os';

/**
 * Calls `work` for each item, with two calls at a time for each processor, because rendering and writing wait about half
 * of the time.
 */
export async function mapConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one iterator, so that each item is processed once.
  const remaining = [...items].values();
  const worker = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
}
