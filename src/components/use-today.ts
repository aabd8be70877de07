import { useSyncExternalStore } from 'react';
import { getToday } from '../lib/device-clock.ts';
import { runEveryMinute } from '../lib/every-minute.ts';

/**
 * Returns the day number of today in India, and updates it at midnight. Returns undefined on the server and during
 * hydration.
 */
export const useToday = () =>
  useSyncExternalStore<number | undefined>(
    runEveryMinute,
    () => getToday(),
    () => undefined,
  );
