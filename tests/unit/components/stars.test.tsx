import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from '../../../src/components/stars.tsx';

it('ST1 says the rating in words and draws filled and empty stars apart', () => {
  render(<Stars filled={4} empty={1} />);
  const stars = screen.getByRole('img', { name: 'Rated 4 out of 5 stars' });
  const drawn = [...stars.querySelectorAll('svg')];
  expect(drawn).toHaveLength(5);
  expect(drawn.filter((star) => star.classList.contains('fill-none'))).toHaveLength(1);
  for (const star of drawn) expect(star).toHaveAttribute('aria-hidden', 'true');
});
