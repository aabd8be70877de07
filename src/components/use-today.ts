import { useSyncExternalStore } from 'react';
import { today } from '../lib/device-clock.ts';
import { everyMinute } from '../lib/every-minute.ts';

/** Returns the number of the current day in India, and updates it at midnight. Undefined until hydration is complete. */
export const useToday = () =>
  useSyncExternalStore<number | undefined>(
    everyMinute,
    () => today(),
    () => undefined,
  );
