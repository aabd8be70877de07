import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VideoLink } from '../../../src/components/video-link.tsx';

const title = 'How we work';
const link = () => screen.getByRole('link', { name: `Play video: ${title}`, hidden: true });

describe('film', () => {
  it('is a link to the film until it is clicked (VL1)', () => {
    const { rerender, container } = render(<VideoLink title={title} film={{ file: 'how-we-work' }} />);
    expect(link()).toHaveAttribute('href', '/media/how-we-work.mp4');
    rerender(<VideoLink title={title} film={{ youtube: 'abcdefghijk' }} />);
    expect(link()).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
    expect(container.querySelector('iframe, video')).toBeNull();
  });

  it('leaves a click that opens a new tab to the browser (VL1)', () => {
    render(<VideoLink title={title} film={{ youtube: 'abcdefghijk' }} />);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a dialog named by the title, Close first and focused, captions on (VL2)', async () => {
    const user = userEvent.setup();
    render(<VideoLink title={title} film={{ file: 'how-we-work' }} />);
    await user.click(link());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.querySelector('button, a, video')).toHaveAccessibleName('Close');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    expect(dialog.querySelector('video')).toHaveAttribute('controls');
    const track = dialog.querySelector('track[kind=captions]') as HTMLTrackElement;
    expect(track.default).toBe(true);
  });

  it('removes the player when closed, and focus is back on the link (VL3)', async () => {
    const user = userEvent.setup();
    render(<VideoLink title={title} film={{ youtube: 'abcdefghijk' }} />);
    await user.click(link());
    const frame = await screen.findByTitle(title);
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
    await waitFor(() => expect(link()).toHaveFocus());
  });
});
