import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flat } from '#words/pages/nri.json';
import { FlatExample } from '../../../src/sections/flat-example.tsx';

// By hand, in rupees: 80% of 90 lakh is 72 lakh; GST 5%, stamp duty 7% and registration 1% of 90 lakh. Each fee is 0.5%
// of 72 lakh, which is 36,000, plus 18% GST.
it('the example states the cash for a flat of ₹90 lakh in Noida, completed and under construction', () => {
  render(<FlatExample words={flat.table} />);
  const rows = screen.getAllByRole('row').slice(1);
  const amounts = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
  expect(amounts).toEqual([
    ['₹72,00,000', '₹72,00,000'],
    ['₹18,00,000', '₹18,00,000'],
    ['₹0', '₹4,50,000'],
    ['₹6,30,000', '₹6,30,000'],
    ['₹90,000', '₹90,000'],
    ['₹42,480', '₹42,480'],
    ['₹42,480', '₹42,480'],
    ['₹26,04,960', '₹30,54,960'],
  ]);
  expect(screen.getByText(/₹90,000 of the price/)).toBeVisible();
});
