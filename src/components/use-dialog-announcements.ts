import { useEffect } from 'react';
import { formatMessage } from '../lib/format-message.ts';
import * as m from '#words/widgets.json';
import { announce } from './live-region.ts';

/**
 * Announces that a dialog has opened and that it has closed: with a video, some screen readers announce neither,
 * although the focus moves.
 */
export function useDialogAnnouncements(title: string) {
  useEffect(() => {
    const cancelAnnouncement = announce(formatMessage(m.dialogOpened, { title }));
    return () => {
      cancelAnnouncement();
      announce(formatMessage(m.dialogClosed, { title }));
    };
  }, [title]);
}
