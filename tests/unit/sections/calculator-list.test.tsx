import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { calculators } from '../../../src/calculators/names.ts';
import { lateParts } from '../late-part-at-once.ts';
import { CalculatorList } from '../../../src/sections/calculator-list.tsx';

vi.mock('../../../src/runtime/late-part.tsx', () => import('../late-part-at-once.ts'));
beforeAll(lateParts);

it('has a line for each calculator but one, with the answer of its worked example', () => {
  render(<CalculatorList but="loan" />, { wrapper: MemoryRouter });
  const lines = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  const { loan, ...others } = calculators;
  expect(lines.filter((line) => line.includes('?'))).toEqual(
    Object.values(others).map(({ title, given, answer, amount }) => `${title} ${given}${answer} ${amount}`),
  );
  expect(screen.queryByText(loan.title)).toBeNull();
});
