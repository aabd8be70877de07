import { useEffect } from 'react';
import { announce } from './live-region.ts';

/** Announces a message whenever it changes and is not empty. For messages that are not visible. */
export function useAnnouncement(message: string): void {
  useEffect(() => (message ? announce(message) : undefined), [message]);
}
