import { useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { isField } from '../lib/is-field.ts';
import { isDialogOpen } from '../lib/open-dialog.ts';
import { hasModifierKey } from '../lib/modifier-key.ts';
import { showNoticeWhile } from '../runtime/waiting-notice.ts';
import { useAfterNavigation } from './use-after-navigation.ts';

/** Returns a value that changes when a navigation starts, and not only when the new page is rendered. */
const getDestination = () => `${(history.state as { key?: string } | null)?.key}${location.hash}`;

/**
 * Returns the state of a dialog whose code is loaded when the visitor opens the dialog: `Dialog` is undefined while the
 * dialog is closed. `handleClick` is for the link that opens the dialog. A navigation closes the dialog, or cancels its
 * opening while the code is still loading (RC4). So does another dialog. Moving to a field cancels the opening too,
 * because a late dialog would interrupt the visitor's typing. Pressing Tab does not, because visitors may press it
 * before the dialog is open.
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
    if (getDestination() !== destination || isDialogOpen()) return;
    if (document.activeElement !== activeElement && isField(document.activeElement)) return;
    if (Loaded) setDialog(() => Loaded);
    else onFailure();
  };

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    // When the dialog closes, it returns the focus to the element that has the focus now. Safari does not focus a
    // clicked link, so this handler focuses the link.
    event.currentTarget.focus();
    void open();
  };
  return { Dialog, open, close, handleClick };
}
