import { availableParallelism } from 'node:os';

/** Maps items concurrently, two for each processor: rendering and writing wait about half of the time. */
export async function mapConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].values(); // all workers share one iterator, so that each item is mapped once
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
}
