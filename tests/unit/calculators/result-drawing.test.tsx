import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultDrawing } from '../../../src/calculators/result-drawing.tsx';
import type { CalculationResult } from '../../../src/calculators/calculator-definition.ts';

const show = (drawing: CalculationResult['drawing']) => {
  render(<ResultDrawing title="EMI" drawing={drawing} />);
  return screen.getByRole('img', { name: 'Chart: EMI' });
};
it('all bars have the same scale, and each has the names and amounts of its parts', () => {
  const image = show({
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
  // Boxes of both bars, each part with a small box of its legend.
  const widths = [...image.querySelectorAll('rect')].map((box) => box.getAttribute('width'));
  expect(widths).toEqual(['74.3%', '14', '24.8%', '14', '49.5%', '14']);
  expect(image.querySelectorAll('line, path'), 'the hatching of the costs and of their legend').toHaveLength(
    2,
  );
});

it('the drawing has a coupon for each year, ten in a row, filled by the share of the principal', () => {
  const shares = Array.from({ length: 13 }, (_, year) => (year + 3) / 17);
  const image = show({ coupons: shares });
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
