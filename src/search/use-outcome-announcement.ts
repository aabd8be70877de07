import { useEffect, useRef } from 'react';
import { announce } from '../components/live-region.ts';

/** The visitor must not type for this time before the outcome of a typed query is announced. */
const PAUSE_MS = 1000;

/**
 * Announces the outcome of a search: immediately for a query in the URL, and after a pause for a typed query. Does not
 * repeat the last announcement.
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
