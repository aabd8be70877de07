import { useEffect, useState } from 'react';
import { useAnnouncement } from '../components/use-announcement.ts';

/** The time without a change after which a result is announced and written to the URL. */
export const RESULT_DELAY_MS = 800;

/** Announces a text when it has not changed for `RESULT_DELAY_MS`. Announces nothing while it is undefined. */
export function useDelayedAnnouncement(text: string | undefined): void {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setAnnouncement(text), RESULT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useAnnouncement(announcement);
}
