/** The messages that the page's live region holds. */
export const announced = () =>
  [...document.querySelectorAll('#announcements > p')].map((message) => message.textContent);
