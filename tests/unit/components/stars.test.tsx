import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from '../../../src/components/stars.tsx';

it('a rating states its number of stars (ST1)', () => {
  render(<Stars filled={4} empty={1} />);
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5 stars' })).toHaveClass('stars-4');
});
