/** Prints one section of the page. It marks the section, and print.css hides everything else. */
export function printSection(section: HTMLElement | null) {
  if (!section) return;
  section.dataset.printing = '';
  addEventListener('afterprint', () => delete section.dataset.printing, { once: true });
  print();
}
