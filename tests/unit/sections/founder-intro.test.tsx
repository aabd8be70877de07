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

it.each([
  ['the configured portrait', 'founder', 1],
  ['the initial without a portrait', undefined, 0],
])('shows the name with %s', (_, portrait, portraits) => {
  vi.spyOn(firm, 'founder', 'get').mockReturnValue({ name: 'Ravi', role: 'Founder', portrait } as never);
  const page = show();
  expect(screen.getByText('Ravi')).toBeInTheDocument();
  expect(page.querySelectorAll('.portrait')).toHaveLength(portraits);
  expect(screen.queryAllByText('R')).toHaveLength(1 - portraits);
});
