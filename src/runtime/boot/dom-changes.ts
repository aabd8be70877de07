/** Changes of the page by translation tools and extensions before React's code is loaded (../translated-page.ts). */
export const earlierChanges: MutationRecord[] = [];
export const observer = new MutationObserver((records) => earlierChanges.push(...records));
observer.observe(document.body, { childList: true, subtree: true, characterDataOldValue: true });
