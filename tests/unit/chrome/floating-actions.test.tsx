import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FloatingActions } from '../../../src/chrome/floating-actions.tsx';
import { extractDigits, createTelUrl } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import { announced } from '../announced.ts';
import { REDUCED, renderAt, stubMedia } from './support.tsx';

const callName = `Call ${firm.phone}`;
const row = () => screen.getByRole('complementary', { name: 'Quick contact' });
const callLink = () => within(row()).getByRole('link', { name: callName });
const waitForClose = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Shows the buttons. The default user agent is that of a computer. */
function show({ media = [] as string[], agent = 'Mozilla/5.0 (X11; Linux x86_64)' } = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  stubMedia(...media);
  return renderAt('/', <FloatingActions />);
}
async function showAlert() {
  show();
  expect(fireEvent.click(callLink())).toBe(false);
  const alert = await screen.findByRole('alertdialog', { name: 'Call us' });
  await waitFor(() => expect(within(alert).getByRole('button', { name: 'Close' })).toHaveFocus());
  return alert;
}
function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

beforeEach(() => {
  document.elementsFromPoint = () => []; // jsdom has no layout
  vi.stubGlobal('scrollTo', vi.fn());
});

it('Back to top is hidden until more than 300 px are scrolled (FB1)', () => {
  show();
  const positions = [0, 300, 301, 900, 0].map((y) => {
    scrollTo(y);
    return row().hasAttribute('data-scrolled'); // src/chrome/floating-actions.tsx has the styles for this attribute
  });
  expect(positions).toEqual([false, false, true, true, false]);
});

it.each([
  ['smoothly', [], 'smooth'],
  ['immediately under reduced motion', [REDUCED], 'instant'],
])('Back to top scrolls %s to the main content (FB1)', (_, media, behavior) => {
  show({ media });
  scrollTo(900);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole('main')).toHaveFocus();
});

const phones = ['Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (iPhone) Mobile/15E148'];
it.each(phones)('the call button dials on %s', (agent) => {
  show({ agent });
  const isLeftToBrowser = fireEvent.click(callLink());
  expect(isLeftToBrowser).toBe(true);
});

it('the call button opens an alert dialog on computers (AL1, FB0)', async () => {
  const alert = await showAlert();
  expect(alert).toHaveAccessibleDescription(new RegExp(`call .* on this number.* \\${firm.phone}$`));
  expect(alert.querySelector('button, a')).toHaveAccessibleName('Close');
  expect(within(alert).getByText(firm.phone)).toBeVisible();
  const link = within(alert).getByRole('link', { name: callName });
  expect(link).toHaveAttribute('href', createTelUrl(firm.phone));
});

it('Escape or a navigation closes the alert dialog (AL2, RC4)', async () => {
  const { navigate } = show();
  callLink().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitForClose();
  await waitFor(() => expect(callLink()).toHaveFocus());
  fireEvent.click(callLink());
  await screen.findByRole('alertdialog');
  navigate('/team');
  await waitForClose();
});

it('Copy number copies the number, or selects it if copying is not allowed (4.1.3)', async () => {
  const user = userEvent.setup();
  const alert = await showAlert();
  const copy = within(alert).getByRole('button', { name: 'Copy number' });
  await user.click(copy);
  await waitFor(() => expect(announced()).toContain('Number copied.'));
  expect(alert).toHaveTextContent('Number copied.');
  expect(document.querySelector('[aria-live]')?.closest('[inert], [aria-hidden=true]')).toBeNull();
  expect(await navigator.clipboard.readText()).toBe(`+${extractDigits(firm.phone)}`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(copy);
  await waitFor(() => expect(alert).toHaveTextContent('The number is selected'));
  expect(getSelection()?.toString()).toBe(firm.phone);
});
