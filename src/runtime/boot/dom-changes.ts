/**
 * Changes that translation tools and extensions have made to the page before React's code is loaded
 * (../translated-page.ts).
 */
export const earlierChanges: MutationRecord[] = [];
export const observer = new MutationObserver((records) => earlierChanges.push(...records));
observer.observe(document.body, { childList: true, subtree: true, characterDataOldValue: true });
