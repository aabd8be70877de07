import { useEffect } from 'react';
import { announce } from './live-region.ts';

/** Announces a message to screen readers when it appears or changes, unless it is empty. The message is not visible. */
export function useAnnouncement(message: string): void {
  useEffect(() => (message ? announce(message) : undefined), [message]);
}
