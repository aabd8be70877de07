import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import { loadLazyParts } from '../../unit/eager-part.ts';
import { CalculatorList } from '../../../src/sections/calculator-list.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../../unit/eager-part.ts'));
beforeAll(loadLazyParts);

it('names each heading and button by the question alone, and describes the button by the example', () => {
  render(<CalculatorList except={['loan', 'offers']} />, { wrapper: MemoryRouter });
  const { loan, offers, ...others } = calculatorSummaries;
  for (const { title: name, given, answer, amount } of Object.values(others)) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription(`${given} ${answer} ${amount}`);
    expect(button.parentElement).toBe(screen.getByRole('heading', { name, level: 3 }));
  }
  for (const { title } of [loan, offers]) expect(screen.queryByText(title)).toBeNull();
});
