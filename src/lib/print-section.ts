/** Prints one section. print.css hides everything else. */
export function printSection(part: HTMLElement | null) {
  if (!part) return;
  part.dataset.printing = '';
  addEventListener('afterprint', () => delete part.dataset.printing, { once: true });
  print();
}
