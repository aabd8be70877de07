import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FloatingActions } from '../../../src/chrome/floating-actions.tsx';
import { chatAddress, digitsOf, telLink } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import { announced } from '../announced.ts';
import { REDUCED, renderAt, stubMedia } from './support.tsx';

const callName = `Call ${firm.phone}`;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  stubMedia();
});

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}
const agent = (value: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(value);

describe('floating buttons', () => {
  it('hide Back to top until more than 300 px are scrolled (FB1)', () => {
    renderAt('/', <FloatingActions />);
    const isShown = () => screen.getByRole('complementary').hasAttribute('data-scrolled'); // src/styles/chrome.css
    expect(isShown()).toBe(false);
    scrollTo(300);
    expect(isShown()).toBe(false);
    scrollTo(301);
    expect(isShown()).toBe(true);
    scrollTo(0);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['smoothly', [], 'smooth'],
    ['immediately under reduced motion', [REDUCED], 'instant'],
  ])('scroll to the top %s and move focus to main (FB1)', (_, media, behavior) => {
    stubMedia(...media);
    renderAt('/', <FloatingActions />);
    scrollTo(900);
    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('open the chat in a new tab and announce that (FB1, NW1)', () => {
    renderAt('/', <FloatingActions />);
    const chat = screen.getByRole('link', { name: 'Chat on WhatsApp (opens in new tab)' });
    expect(chat).toHaveAttribute('href', chatAddress(firm.chatNumber));
    expect(chat).toHaveAttribute('target', '_blank');
  });

  it.each(['Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (iPhone) Mobile/15E148'])(
    'dial on %s',
    (value) => {
      agent(value);
      renderAt('/', <FloatingActions />);
      // The listener replaces the browser, which would dial.
      let prevented: boolean | undefined;
      window.addEventListener(
        'click',
        (event) => {
          prevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      fireEvent.click(screen.getByRole('link', { name: callName }));
      expect(prevented).toBe(false);
    },
  );

  it('opens an alert dialog on computers: described, Close first and focused, number as text and link (AL1, FB0)', async () => {
    agent('Mozilla/5.0 (X11; Linux x86_64)');
    renderAt('/', <FloatingActions />);
    expect(fireEvent.click(screen.getByRole('link', { name: callName }))).toBe(false);
    const dialog = await screen.findByRole('alertdialog', { name: 'Call us' });
    expect(dialog).toHaveAccessibleDescription(/call .* on this number/);
    expect(dialog.querySelector('button, a')).toHaveAccessibleName('Close');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    expect(within(dialog).getByText(firm.phone)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: callName })).toHaveAttribute('href', telLink(firm.phone));
  });

  it('Escape closes the alert and restores the focus (AL2)', async () => {
    const user = userEvent.setup();
    renderAt('/', <FloatingActions />);
    const link = screen.getByRole('link', { name: callName });
    await user.click(link);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('copies the number and announces it, or selects it where copying is not allowed (4.1.3)', async () => {
    const user = userEvent.setup();
    renderAt('/', <FloatingActions />);
    await user.click(screen.getByRole('link', { name: callName }));
    const copy = await screen.findByRole('button', { name: 'Copy number' });
    await user.click(copy);
    await waitFor(() => expect(announced()).toContain('Number copied.'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Number copied.');
    expect(document.querySelector('[aria-live]')?.closest('[inert], [aria-hidden=true]')).toBeNull();
    expect(await navigator.clipboard.readText()).toBe(`+${digitsOf(firm.phone)}`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(copy);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('The number is selected'));
    expect(getSelection()?.toString()).toBe(firm.phone);
  });

  it('a navigation closes the alert (RC4)', async () => {
    const { navigate } = renderAt('/', <FloatingActions />);
    act(() => void fireEvent.click(screen.getByRole('link', { name: callName })));
    await screen.findByRole('alertdialog');
    navigate('/team');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

it('hides the row while the page scrolls, and shows it afterwards (FB0)', () => {
  vi.useFakeTimers();
  document.elementsFromPoint = () => []; // jsdom has no layout
  renderAt('/', <FloatingActions />);
  const row = screen.getByRole('complementary', { name: 'Quick contact' });
  scrollTo(400);
  expect(row).toHaveAttribute('data-away');
  act(() => void vi.advanceTimersByTime(300));
  expect(row).not.toHaveAttribute('data-away');
});
