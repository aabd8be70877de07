/**
 * Prints one section of the page. Marks the section, so that print.css hides everything else except the letterhead.
 * @param sender the sender of the printed text. If the sender is the `visitor`, the letterhead and the registrations of
 *   the firm are hidden too
 */
export function printSection(section: HTMLElement | null, sender: 'firm' | 'visitor' = 'firm') {
  if (!section) return;
  section.dataset.printing = sender;
  addEventListener('afterprint', () => delete section.dataset.printing, { once: true });
  print();
}
