import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { VideoLink } from '../../../src/components/video-link.tsx';

const title = 'How we work';
const link = () => screen.getByRole('link', { name: `Play video: ${title}`, hidden: true });
const films = { file: { file: 'how-we-work' }, youtube: { youtube: 'abcdefghijk' } };
const show = (kind: keyof typeof films) => render(<VideoLink title={title} film={films[kind]} />);

it.each([
  ['file', '/media/how-we-work.mp4'],
  ['youtube', 'https://www.youtube.com/watch?v=abcdefghijk'],
] as const)('is a link to the %s %s, also for a click that opens a new tab (VL1)', (kind, address) => {
  show(kind);
  expect(link()).toHaveAttribute('href', address);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect(document.querySelector('iframe, video, [role=dialog]')).toBeNull();
});

it('opens a dialog named by the title, Close first and focused, captions on (VL2)', async () => {
  show('file');
  await userEvent.click(link());
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog.querySelector('button, a, video')).toHaveAccessibleName('Close');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
  expect(dialog.querySelector('video')).toHaveAttribute('controls');
  expect(dialog.querySelector<HTMLTrackElement>('track[kind=captions]')?.default).toBe(true);
});

it('names the language of a film that is not in the language of the page (3.1.2)', () => {
  render(<VideoLink title={title} film={{ file: 'tour', languages: ['hi'] }} />);
  const other = screen.getByRole('link', { name: `Play video (in हिन्दी): ${title}` });
  expect(other).toHaveAttribute('href', '/media/tour.hi.mp4');
  expect(other).toHaveAttribute('hreflang', 'hi');
});

it('removes the player when closed, and focus is back on the link (VL3)', async () => {
  show('youtube');
  await userEvent.click(link());
  const frame = await screen.findByTitle(title);
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  await waitFor(() => expect(link()).toHaveFocus());
});
