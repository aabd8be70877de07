import { useEffect, useRef } from 'react';
import { announce } from '../components/live-region.ts';

/** The time without typing after which the outcome of a typed query is announced. */
const PAUSE_MS = 1000;

/**
 * Announces the outcome of a search: immediately if the query comes from the URL, and after a pause if the visitor
 * types the query. While the visitor types, does not announce the same text twice in a row.
 */
export function useOutcomeAnnouncement(message: string, terms: string, isTyped: boolean): void {
  const announced = useRef('');
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const outcome = isTyped ? message : `${terms} ${message}`;
        if (outcome === announced.current) return;
        announced.current = outcome;
        announce(message);
      },
      isTyped ? PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [message, terms, isTyped]);
}
