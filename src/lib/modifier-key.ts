type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key is pressed during a click: the browser then opens a new tab or window, or downloads the link. */
export const hasModifierKey = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  ctrlKey || metaKey || shiftKey || altKey;
