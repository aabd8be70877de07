import { useSyncExternalStore } from 'react';
import { dayInIndia } from '../lib/calendar-date.ts';
import { everyMinute } from '../lib/every-minute.ts';

/** Returns today's day number in India (lib/calendar-date.ts). */
export const today = () => dayInIndia(Date.now());

/** Returns today's day number in India, also after midnight; undefined on the server and during hydration. */
export const useToday = () => useSyncExternalStore<number | undefined>(everyMinute, today, () => undefined);
