import { useSyncExternalStore } from 'react';
import { getToday } from '../lib/device-clock.ts';
import { runEveryMinute } from '../lib/every-minute.ts';

/**
 * Returns the day number of today in India, and updates it at midnight. Returns undefined until hydration is complete.
 */
export const useToday = () =>
  useSyncExternalStore<number | undefined>(
    runEveryMinute,
    () => getToday(),
    () => undefined,
  );
