import { useSyncExternalStore } from 'react';
import { today } from '../lib/device-clock.ts';
import { everyMinute } from '../lib/every-minute.ts';

/** Returns today's day number in India, and updates it at midnight. Undefined on the server and during hydration. */
export const useToday = () =>
  useSyncExternalStore<number | undefined>(
    everyMinute,
    () => today(),
    () => undefined,
  );
