import { expect, it, vi } from 'vitest';
import { printSection } from '../../../src/lib/print-section.ts';

it('marks only the printed section, until the print dialog closes', () => {
  const part = document.createElement('section');
  const print = vi.fn<() => void>(() => expect(part).toHaveAttribute('data-printing'));
  vi.stubGlobal('print', print);
  printSection(part);
  expect(print).toHaveBeenCalledOnce();
  dispatchEvent(new Event('afterprint'));
  expect(part).not.toHaveAttribute('data-printing');
  part.dataset.printing = '';
  dispatchEvent(new Event('afterprint'));
  expect(part, 'the listener is removed').toHaveAttribute('data-printing');
});

it('prints nothing without a section', () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  printSection(null);
  expect(print).not.toHaveBeenCalled();
});
