import { useEffect } from 'react';
import { announce } from './live-region.ts';

/** Announces a message that is not visible, whenever it changes and is not empty. */
export function useAnnouncement(message: string): void {
  useEffect(() => (message ? announce(message) : undefined), [message]);
}
