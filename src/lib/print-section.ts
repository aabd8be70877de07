/**
 * Prints one section of the page. It marks the section, and print.css hides everything else except the letterhead.
 * @param sender whose paper it is: a letter of the `visitor` has neither letterhead nor registrations of the firm
 */
export function printSection(section: HTMLElement | null, sender: 'firm' | 'visitor' = 'firm') {
  if (!section) return;
  section.dataset.printing = sender;
  addEventListener('afterprint', () => delete section.dataset.printing, { once: true });
  print();
}
