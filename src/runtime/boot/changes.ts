/** What others, such as translators, change in the page before React's code is loaded (../foreign-changes.ts). */
export const earlierChanges: MutationRecord[] = [];
export const observer = new MutationObserver((records) => earlierChanges.push(...records));
observer.observe(document.body, { childList: true, subtree: true, characterDataOldValue: true });
