type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click with a modifier key opens a new tab or window or downloads, which the browser does. */
export const hasModifierKey = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  ctrlKey || metaKey || shiftKey || altKey;
