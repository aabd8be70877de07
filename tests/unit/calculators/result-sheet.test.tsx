import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultDrawing } from '../../../src/calculators/result-drawing.tsx';
import type { CalculationResult } from '../../../src/calculators/calculator-definition.ts';
import { patchNodeMethods } from '../../../src/runtime/translated-page.ts';
import { translate } from '../../translate.ts';
import { boxOf, change, detailsOf, hydrate, pause, show, toggle, withoutScript } from './show-calculator.tsx';

patchNodeMethods();

it.each([
  ['overdue', [/^Interest month by month$/], [6]],
  ['loan', [/^Year by year$/, /^Month by month$/], [11, 121]],
] as const)('the tables of %s are rendered only while they are open', (name, captions, rows) => {
  show(name);
  const tables = captions.map(detailsOf);
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

it('a table that was opened before hydration is rendered', () => {
  const { container } = hydrate('loan', () => (detailsOf(/^Year by year$/).open = true));
  expect(within(container).getByRole('table', { name: 'Year by year' })).toBeVisible();
});

it.each([
  ['offers', '4000000'],
  ['overdue', '900000'],
  ['bill', '3500000'],
] as const)('the result of %s for a new amount is complete on a translated page', (name, amount) => {
  const [original, translated] = [() => undefined, translate].map((prepare) => {
    const { container, unmount } = show(name);
    for (const details of container.querySelectorAll('details')) toggle(details, true);
    prepare();
    change(container.querySelector('input[type=text]')!, amount);
    pause();
    const { textContent } = container;
    unmount();
    return textContent;
  });
  expect(translated).toBe(original);
});

it('offers are compared in rows, a drawing, a sentence and a table, also without JavaScript', () => {
  const html = withoutScript('offers');
  const shown = [...html.querySelectorAll('[data-sheet] dt + dd.font-display')];
  expect(shown.map((row) => row.textContent)).toEqual(['Offer A, by ₹75,029', 'Offer B, by ₹77,513']);
  // The drawing has only the costs that differ: fee, insurance, and the additional interest of one offer.
  expect(html.querySelector('svg desc')?.textContent).toBe(
    'Offer A: Extra interest ₹0, Fee and insurance ₹1,25,000. Offer B: Extra interest ₹1,90,029, Fee and insurance ₹10,000.',
  );
  expect(html.querySelector('caption')?.textContent).toBe('Two loan offers compared');
  const sentence = html.querySelector('p.text-h3')?.textContent;
  expect(sentence).toMatch(/^Offer A costs ₹75,029 less .* but ₹77,513 more/);
  expect(html.querySelector('[data-inputs]')?.textContent).toContain('Offer B: Type of rateFloating');
});

const draw = (drawing: CalculationResult['drawing']) => {
  render(<ResultDrawing title="EMI" drawing={drawing} />);
  return screen.getByRole('img', { name: 'Chart: EMI' });
};
it('all bars of a drawing have the same scale', () => {
  const image = draw({
    bars: [
      {
        label: 'Offer A',
        parts: [
          { label: 'Interest', amount: 60_000_00, tone: 'solid' },
          { label: 'Charges', amount: 20_000_00, tone: 'cost' },
        ],
      },
      { label: 'Offer B', parts: [{ label: 'Interest', amount: 40_000_00, tone: 'hand' }] },
    ],
  });
  expect(image).toHaveAccessibleDescription(
    'Offer A: Interest ₹60,000, Charges ₹20,000. Offer B: Interest ₹40,000.',
  );
  // After the box of each part comes a small box in the legend.
  const widths = [...image.querySelectorAll('rect')].map((box) => box.getAttribute('width'));
  expect(widths).toEqual(['74.3%', '14', '24.8%', '14', '49.5%', '14']);
  expect(image.querySelectorAll('line, path'), 'the hatching of the costs and legend').toHaveLength(2);
});

it('the drawing has a coupon for each year', () => {
  const shares = Array.from({ length: 13 }, (_, year) => (year + 3) / 17);
  const image = draw({ coupons: shares });
  expect(image).toHaveAccessibleDescription(
    '13 boxes, one a year. In the first year, 18% of your EMIs is principal; in the last, 88%.',
  );
  const filled = image.querySelectorAll('svg path')[1]?.getAttribute('d');
  const filledCoupons = shares.map((_, year) => {
    const height = 2 * (year + 3);
    return `${year % 10 ? 'm30 0' : `M0 ${year ? 68 : 34}`}v-${height}h30v${height}z`;
  });
  expect(filled).toBe(filledCoupons.join(''));
});
