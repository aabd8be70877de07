/** Prints one part of the page: print.css leaves out all that has no part in what is marked. */
export function printSection(part: HTMLElement | null) {
  if (!part) return;
  part.dataset.printing = '';
  addEventListener('afterprint', () => delete part.dataset.printing, { once: true });
  print();
}
