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

it('is a picture that leads to the map, and asks nobody by itself', () => {
  const { container } = render(<MapFrame {...map} embed={embed} />);
  const link = screen.getByRole('link', {
    name: 'The office in Park Row Open the map (opens in new tab)',
  });
  expect(link).toHaveAttribute('href', map.href);
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/map.webp');
  expect(container.querySelector('iframe')).toBeNull();
});

it('shows the map itself at a press, having said whom that asks, and takes it away again', async () => {
  const user = userEvent.setup();
  const { container } = render(<MapFrame {...map} embed={embed} />);
  expect(container).toHaveTextContent(
    'It comes from www.openstreetmap.org, which then learns your network address.',
  );
  const button = screen.getByRole('button', { name: 'Show the map here' });
  await user.click(button);
  expect(container.querySelector('iframe')).toHaveAttribute('src', embed);
  expect(screen.getByTitle(map.title)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(button).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close the map' }));
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link')).toBeVisible();
});

it('has no button where there is nothing to be framed', () => {
  render(<MapFrame {...map} />);
  expect(screen.queryByRole('button')).toBeNull();
});
