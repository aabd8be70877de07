type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a modifier key is pressed during a click. The browser then opens a new tab or window, or downloads the link,
 * so scripts must not handle the click.
 */
export const hasModifierKey = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  ctrlKey || metaKey || shiftKey || altKey;
