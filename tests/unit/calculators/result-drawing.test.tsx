import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultDrawing } from '../../../src/calculators/result-drawing.tsx';
import type { CalculationResult } from '../../../src/calculators/calculator-definition.ts';

const show = (drawing: CalculationResult['drawing']) => {
  render(<ResultDrawing title="EMI" drawing={drawing} />);
  return screen.getByRole('img', { name: 'Chart: EMI' });
};
const attributesOf = (names: readonly string[]) => (element: Element) =>
  names.map((name) => element.getAttribute(name));

const textsOf = (image: HTMLElement) =>
  [...image.querySelectorAll('text')].map((text) =>
    [...attributesOf(['x', 'y'])(text), text.textContent].join(' '),
  );

it('draws bars to the same scale, each with the names and amounts of its parts', () => {
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
  expect(image).toHaveAttribute('height', '240');
  const boxes = [...image.querySelectorAll('rect')].map(attributesOf(['x', 'y', 'width', 'height']));
  expect(boxes.map((box) => box.join(' '))).toEqual([
    '0.5% 28 74.3% 36', '1 82 14 14', '74.8% 28 24.8% 36', '1 106 14 14', '0.5% 166 49.5% 36', '1 220 14 14',
  ]); // oxfmt-ignore
  expect(textsOf(image)).toEqual([
    '0 18 Offer A', '24 94 Interest ₹60,000', '24 118 Charges ₹20,000', '0 156 Offer B', '24 232 Interest ₹40,000',
  ]); // oxfmt-ignore
  // Only costs are hatched, with a dashed line.
  const lines = [...image.querySelectorAll('line')].map(attributesOf(['x1', 'x2', 'y1', 'stroke-width']));
  expect(lines).toEqual([['74.8%', '99.6%', '46', '36']]);
  const paths = [...image.querySelectorAll('path')].map(attributesOf(['d', 'stroke-width']));
  expect(paths).toEqual([['M1 113h14', '14']]);
});

it('draws a coupon for each year, ten in a row, filled by the share of the principal', () => {
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
