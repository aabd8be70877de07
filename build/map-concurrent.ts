import { availableParallelism } from 'node:os';

/** Maps items concurrently, two at once for each processor, since rendering and writing wait about half of the time. */
export async function mapConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].values(); // one iterator for all workers: each item is taken once
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
}
