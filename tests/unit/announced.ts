/** The messages in the live region of the page. */
export const announced = () =>
  [...document.querySelectorAll('#announcements > p')].map((message) => message.textContent);

/** Records all messages of the live region, including removed ones. */
export function recordAnnounced(): ReadonlySet<string> {
  const all = new Set<string>();
  const record = () => announced().forEach((message) => all.add(message));
  new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
  return all;
}
