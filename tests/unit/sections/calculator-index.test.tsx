import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calculators } from '../../../src/calculators/names.ts';
import { CalculatorIndex } from '../../../src/sections/calculator-index.tsx';

it('has a slip for each calculator, which leads to it', () => {
  render(<CalculatorIndex />);
  const list = within(screen.getByRole('navigation', { name: 'Sums on this page' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    Object.entries(calculators).map(([name, { title }]) => [title, `#reckon-${name}`]),
  );
});
