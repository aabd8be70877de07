import { useEffect } from 'react';
import { announce } from './live-region.ts';

/** Announces a message whenever it changes to words; for what is not shown on the page. */
export function useAnnouncement(message: string): void {
  useEffect(() => (message ? announce(message) : undefined), [message]);
}
