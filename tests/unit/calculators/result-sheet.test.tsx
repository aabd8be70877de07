import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boxOf, change, show, sliderOf, withoutScript } from './show-calculator.tsx';

const sheet = () => document.querySelector<HTMLElement>('[data-sheet]');

it('highlights the first input and the main result, and no other row', () => {
  show('loan');
  const highlighted = [...document.querySelectorAll('dl > .bg-accent dt')];
  expect(highlighted.map(({ textContent }) => textContent)).toEqual(['Loan amount', 'Monthly EMI']);
  expect(screen.getByRole('heading', { name: 'EMI' }).tagName).toBe('H3');
});

it('has waves only behind a certificate, and no empty element below the result', () => {
  const { container, unmount } = show('loan');
  expect(container.firstElementChild?.childElementCount).toBe(1);
  expect(sheet()?.querySelector(':scope > .cut')).not.toBeNull();
  expect(sheet()).toHaveClass('frame');
  unmount();
  show('bill');
  expect(sheet()?.querySelector(':scope > .cut')).toBeNull();
});

it('gives the example the rosette of its service, and each other calculation its own rosette and number', () => {
  /** Returns the rosette that is drawn from the visitor's values. */
  const ownRosette = () => sheet()?.querySelector('svg[aria-hidden="true"][viewBox^="-810"]');
  const serial = () => screen.getByText(/^Ref\. [0-9A-Z]{7}$/).textContent;
  show('loan');
  const example = serial();
  expect(sheet()?.querySelector('.ros-loans')).toBeInTheDocument();
  expect(ownRosette()).toBeNull();
  change(sliderOf('Tenure'), 180);
  const [own, number] = [ownRosette()?.innerHTML, serial()];
  expect(own).toContain('<path');
  const layers = [...(ownRosette()?.querySelectorAll(':scope > g > g') ?? [])];
  const areFine = layers.map((layer) => layer.classList.contains('stroke-highlight-fine'));
  expect(areFine).toEqual([false, true, false]);
  expect(number).not.toBe(example);
  change(sliderOf('Tenure'), 240);
  expect(ownRosette()?.innerHTML).not.toBe(own);
  expect(serial()).not.toBe(number);
  change(sliderOf('Tenure'), 180);
  expect([ownRosette()?.innerHTML, serial()]).toEqual([own, number]);
  change(sliderOf('Tenure'), 120);
  expect([ownRosette(), serial()]).toEqual([null, example]);
});

it.each([
  ['overdue', [/^Interest month by month$/], [6]],
  ['loan', [/^Year by year$/, /^Month by month$/], [11, 121]],
] as const)('renders the tables of %s only while they are open', (name, captions, rows) => {
  show(name);
  const tables = captions.map((caption) => {
    const details = screen.getByText(caption).closest('details');
    if (!details) throw new Error('no details');
    return details;
  });
  const toggle = (details: HTMLDetailsElement, isOpen: boolean) => {
    details.open = isOpen;
    fireEvent(details, new Event('toggle'));
  };
  if (name === 'overdue') change(boxOf('Date of payment'), '2026-12-10');
  for (const [index, details] of tables.entries()) {
    expect([within(details).queryByRole('table'), details.dataset.needsScript]).toEqual([null, '']);
    toggle(details, true);
    expect(within(details).getAllByRole('row')).toHaveLength(rows[index] ?? 0);
    expect(within(details).getAllByRole('row').at(-1)?.lastElementChild).toHaveTextContent(/^₹/);
    expect(details).not.toHaveAttribute('data-needs-script');
    toggle(details, false);
    expect(within(details).queryByRole('table')).toBeNull();
  }
});

it('compares offers in a table with the difference in words above, also without JavaScript', () => {
  const html = withoutScript('offers');
  expect(html.querySelector('caption')?.textContent).toBe('Two loan offers compared');
  expect([...html.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
    'Offer A',
    'Offer B',
  ]);
  const sentence = html.querySelector('p.text-h3')?.textContent;
  expect(sentence).toMatch(/^Offer A costs ₹75,029 less .* but ₹77,513 more/);
  expect(html.querySelector('[data-inputs]')?.textContent).toContain('Offer B: Type of rateFloating');
});

it('shows the cheaper offer and the difference above the table, in the largest type for the full term', () => {
  show('offers');
  const [first, second, ...others] = [...document.querySelectorAll('[data-sheet] dt + dd.font-display')];
  expect([first?.textContent, second?.textContent]).toEqual(['Offer A, by ₹75,029', 'Offer B, by ₹77,513']);
  expect(first).toHaveClass('text-h1-banner');
  expect(second).toHaveClass('text-h2-prose');
  expect(others).toEqual([]);
  const position = first?.compareDocumentPosition(screen.getByRole('table'));
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The drawing has only the costs that differ: fee, insurance, and the additional interest of one offer.
  expect(screen.getByRole('img')).toHaveAccessibleDescription(
    'Offer A: Extra interest ₹0, Fee and insurance ₹1,25,000. Offer B: Extra interest ₹1,90,029, Fee and insurance ₹10,000.',
  );
});
