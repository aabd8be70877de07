import { useEffect } from 'react';
import { announce } from './live-region.ts';

/**
 * Announces that a dialog has opened and that it has closed: with a video, some screen readers announce neither,
 * although the focus moves.
 */
export function useDialogAnnouncements(title: string) {
  useEffect(() => {
    const withdraw = announce(`${title}: opened`);
    return () => {
      withdraw();
      announce(`${title}: closed`);
    };
  }, [title]);
}
