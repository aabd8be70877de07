import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FigureBand } from '../../../src/sections/figure-band.tsx';

const items = [
  { value: '70', to: '90', unit: '%', label: 'of invoice value advanced' },
  { prefix: '₹', value: '100', unit: 'crore+', label: 'secured for clients' },
  { value: '22', unit: '+', label: 'years' },
  { value: '24/7', label: 'access' },
];

describe('FigureBand', () => {
  it('has complete figures, each with its label (CN1)', () => {
    render(<FigureBand items={items} />);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '70–90%',
      '₹100 crore+',
      '22+',
      '24/7',
    ]);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      items.map(({ label }) => label),
    );
  });
});
