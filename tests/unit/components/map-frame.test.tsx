import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MapFrame } from '../../../src/components/map-frame.tsx';

const map = {
  title: 'The office in Park Row',
  picture: '/media/map.webp',
  href: 'https://www.openstreetmap.org/#map=16/28.57/77.32',
};
const embed = 'https://www.openstreetmap.org/export/embed.html?bbox=1';
const frame = () => document.querySelector('iframe');

it('the map is a picture with a link until its button is pressed', async () => {
  const { rerender } = render(<MapFrame {...map} />);
  const link = screen.getByRole('link', { name: `${map.title} Open the map (opens in new tab)` });
  expect(link).toHaveAttribute('href', map.href);
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('img')).toHaveAttribute('src', map.picture);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<MapFrame {...map} embed={embed} />);
  expect(screen.getByText(/www\.openstreetmap\.org, which then learns your network address\./)).toBeVisible();
  expect(frame()).toBeNull();
  const button = screen.getByRole('button', { name: 'Show the map here' });
  await userEvent.click(button);
  expect(frame()).toHaveAttribute('src', embed);
  expect(screen.getByTitle(map.title)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(button).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close the map' }));
  expect(frame()).toBeNull();
  expect(screen.getByRole('link')).toBeVisible();
});
