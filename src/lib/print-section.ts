/**
 * Prints one section of the page. It marks the section, and print.css hides everything else except the letterhead.
 * @param sender the sender of the printed text. A letter of the `visitor` has neither the letterhead nor the
 * registrations of the firm
 */
export function printSection(section: HTMLElement | null, sender: 'firm' | 'visitor' = 'firm') {
  if (!section) return;
  section.dataset.printing = sender;
  addEventListener('afterprint', () => delete section.dataset.printing, { once: true });
  print();
}
