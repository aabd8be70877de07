import { useEffect } from 'react';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/widgets.json';
import { announce } from './live-region.ts';

/**
 * Announces that a dialog opens and closes. Some screen readers announce neither for a dialog with a video, although
 * the focus moves.
 */
export function useDialogAnnouncements(title: string) {
  useEffect(() => {
    const cancelAnnouncement = announce(formatMessage(words.dialogOpened, { title }));
    return () => {
      cancelAnnouncement();
      announce(formatMessage(words.dialogClosed, { title }));
    };
  }, [title]);
}
