type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a new tab or window or downloads: the browser handles it. */
export const hasModifierKey = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  ctrlKey || metaKey || shiftKey || altKey;
