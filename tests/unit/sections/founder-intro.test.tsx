import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FounderIntro } from '../../../src/sections/founder-intro.tsx';
import { firm } from '../../../src/site/firm.ts';

const show = () =>
  render(
    <FounderIntro note="Founder" title="Who leads the firm" lead="In short." rosette="wealth">
      <p>Words.</p>
    </FounderIntro>,
  ).container;

it('shows the engraved portrait that the firm names, with the name beside it', () => {
  const page = show();
  expect(page.querySelector(`.portrait-${firm.founder.portrait}`)).not.toBeNull();
  expect(screen.getByText(firm.founder.name)).toBeInTheDocument();
});

it('shows the initial where there is none', () => {
  vi.spyOn(firm, 'founder', 'get').mockReturnValue({ name: 'Ravi', role: 'Founder' } as never);
  const page = show();
  expect(page.querySelector('.portrait')).toBeNull();
  expect(screen.getByText('R')).toHaveClass('fig');
});
