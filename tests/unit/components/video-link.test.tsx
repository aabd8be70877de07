import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { VideoLink } from '../../../src/components/video-link.tsx';
import type { Film } from '../../../src/site/film.ts';
import { renderAt } from '../chrome/support.tsx';

const title = 'How we work';
const link = () => screen.getByRole('link', { name: `Play video: ${title}`, hidden: true });
const show = (film: Film) => renderAt('/', <VideoLink title={title} film={film} />);
const YOUTUBE = { youtube: 'abcdefghijk' };

it.each([
  ['', { file: 'how-we-work' }, '/media/how-we-work.mp4'],
  ['', YOUTUBE, 'https://www.youtube.com/watch?v=abcdefghijk'],
  [' (in हिन्दी)', { file: 'tour', languages: ['hi'] }, '/media/tour.hi.mp4'],
] as const)(
  'the name of a link begins with “Play video%s:” for the film %j (VL1, 3.1.2)',
  (language, film, href) => {
    show(film);
    const found = screen.getByRole('link', { name: `Play video${language}: ${title}` });
    expect(found).toHaveAttribute('href', href);
    expect(found.getAttribute('hreflang')).toBe(language ? 'hi' : null);
  },
);

it('the player is removed when the dialog closes (VL3)', async () => {
  show(YOUTUBE);
  await userEvent.click(link());
  const frame = await screen.findByTitle(title);
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  await waitFor(() => expect(link()).toHaveFocus());
});
