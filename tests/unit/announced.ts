/** Returns the messages that screen readers announce, from the live region of the page. */
export const announced = () =>
  [...document.querySelectorAll('#announcements > p')].map((message) => message.textContent);

/** Records all messages of the live region from now on, including those that are removed later. */
export function recordAnnounced(): ReadonlySet<string> {
  const all = new Set<string>();
  const record = () => announced().forEach((message) => all.add(message));
  new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
  return all;
}
