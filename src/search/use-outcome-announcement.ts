import { useEffect, useRef } from 'react';
import { announce } from '../components/live-region.ts';

/** How long typing has to pause before the outcome is announced. */
const PAUSE_MS = 1000;

/**
 * Announces the outcome of a search: that of a query in the URL at once, that of a typed one at the next pause, and not
 * twice in a row.
 */
export function useOutcomeAnnouncement(message: string, terms: string, isTyped: boolean): void {
  const announced = useRef('');
  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (message === announced.current) return;
        announced.current = message;
        announce(message);
      },
      isTyped ? PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [message, terms, isTyped]);
}
