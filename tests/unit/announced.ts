/** The messages in the live region of the page. */
export const announced = () =>
  [...document.querySelectorAll('#announcements > p')].map((message) => message.textContent);
