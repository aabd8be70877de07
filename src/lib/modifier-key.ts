type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns whether a modifier key is pressed during a click. If so, the browser opens a new tab or window, or downloads
 * the link. Scripts must not handle such a click.
 */
export const hasModifierKey = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  ctrlKey || metaKey || shiftKey || altKey;
