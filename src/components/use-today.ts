import { useSyncExternalStore } from 'react';
import { today } from '../lib/device-clock.ts';
import { everyMinute } from '../lib/every-minute.ts';

/**
 * Returns the day number of today in India, and updates it at midnight. Returns undefined until hydration is complete.
 */
export const useToday = () =>
  useSyncExternalStore<number | undefined>(
    everyMinute,
    () => today(),
    () => undefined,
  );
