import { useEffect } from 'react';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/widgets.json';
import { announce } from './live-region.ts';

/**
 * Announces that a dialog has opened or closed. Some screen readers do not announce a dialog with a video when the
 * focus moves into it or out of it.
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
