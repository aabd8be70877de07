import { useState } from 'react';
import type { ComponentType } from 'react';
import { showNoticeWhile } from '../runtime/waiting-notice.ts';
import { useAfterNavigation } from './use-after-navigation.ts';

/** Returns a value that changes when a navigation starts, and not only when the new page is rendered. */
const getDestination = () => `${(history.state as { key?: string } | null)?.key}${location.hash}`;

/**
 * Returns the state of a dialog whose code is loaded when the visitor opens the dialog: `Dialog` is undefined while the
 * dialog is closed. A navigation closes the dialog. While the code is still loading, a navigation or another focus cancels the
 * opening (RC4): a late dialog would take the focus from what the visitor uses by then.
 * @param onFailure called if the code cannot be loaded and the opening is not cancelled
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, onFailure: () => void) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const close = () => setDialog(undefined);
  useAfterNavigation(close);

  const open = async () => {
    const destination = getDestination();
    const { activeElement } = document;
    const Loaded = await showNoticeWhile(load()).catch(() => undefined);
    if (getDestination() !== destination || document.activeElement !== activeElement) return;
    if (Loaded) setDialog(() => Loaded);
    else onFailure();
  };
  return { Dialog, open, close };
}
