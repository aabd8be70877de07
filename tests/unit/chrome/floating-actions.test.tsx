import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FloatingActions } from '../../../src/chrome/floating-actions.tsx';
import { chatUrl, digitsOf, telLink } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import { services } from '../../../src/site/services.ts';
import { announced } from '../announced.ts';
import { REDUCED, renderAt, stubMedia } from './support.tsx';

/** A page whose action leads to its own enquiry. */
const service = services[0].path;
const callName = `Call ${firm.phone}`;
const row = () => screen.getByRole('complementary', { name: 'Quick contact' });
const callLink = () => within(row()).getByRole('link', { name: callName });
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Shows the buttons on a computer unless there is another user agent. */
function show(media: string[] = [], path = '/', agent = 'Mozilla/5.0 (X11; Linux x86_64)') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  stubMedia(...media);
  return renderAt(path, <FloatingActions />);
}
async function showAlert() {
  const view = show();
  expect(fireEvent.click(callLink())).toBe(false);
  const alert = await screen.findByRole('alertdialog', { name: 'Call us' });
  await waitFor(() => expect(within(alert).getByRole('button', { name: 'Close' })).toHaveFocus());
  return { ...view, alert };
}
function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState({}, '', '/');
});

it('hides Back to top until more than 300 px are scrolled (FB1)', () => {
  show();
  const positions = [0, 300, 301, 900, 0].map((y) => {
    scrollTo(y);
    return row().hasAttribute('data-scrolled'); // src/chrome/floating-actions.tsx
  });
  expect(positions).toEqual([false, false, true, true, false]);
});

it.each([
  ['smoothly', [], 'smooth'],
  ['immediately under reduced motion', [REDUCED], 'instant'],
])('scrolls to the top %s and moves focus to main (FB1)', (_, media, behavior) => {
  show(media);
  scrollTo(900);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole('main')).toHaveFocus();
});

it('opens the chat in a new tab and announces that (FB1, NW1)', () => {
  show();
  const chat = screen.getByRole('link', { name: 'Chat on WhatsApp (opens in new tab)' });
  expect(chat).toHaveAttribute('href', chatUrl(firm.chatNumber));
  expect(chat).toHaveAttribute('target', '_blank');
});

it.each(['Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (iPhone) Mobile/15E148'])('dials on %s', (agent) => {
  show([], '/', agent);
  let isLeftToBrowser = false;
  const dial = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault(); // jsdom cannot dial
  };
  window.addEventListener('click', dial, { once: true });
  fireEvent.click(callLink());
  expect(isLeftToBrowser).toBe(true);
});

it('opens an alert dialog on computers: described, Close first and focused, number as text and link (AL1, FB0)', async () => {
  const { alert } = await showAlert();
  expect(alert).toHaveAccessibleDescription(new RegExp(`call .* on this number.* \\${firm.phone}$`));
  expect(alert.querySelector('button, a')).toHaveAccessibleName('Close');
  expect(within(alert).getByText(firm.phone)).toBeVisible();
  expect(within(alert).getByRole('link', { name: callName })).toHaveAttribute('href', telLink(firm.phone));
});

it('Escape closes the alert and restores the focus, and a navigation closes it (AL2, RC4)', async () => {
  const { navigate } = show();
  callLink().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(callLink()).toHaveFocus());
  fireEvent.click(callLink());
  await screen.findByRole('alertdialog');
  navigate('/team');
  await closed();
});

it('copies the number and announces it, or selects it where copying is not allowed (4.1.3)', async () => {
  const user = userEvent.setup();
  const { alert } = await showAlert();
  const copy = within(alert).getByRole('button', { name: 'Copy number' });
  await user.click(copy);
  await waitFor(() => expect(announced()).toContain('Number copied.'));
  expect(alert).toHaveTextContent('Number copied.');
  expect(document.querySelector('[aria-live]')?.closest('[inert], [aria-hidden=true]')).toBeNull();
  expect(await navigator.clipboard.readText()).toBe(`+${digitsOf(firm.phone)}`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(copy);
  await waitFor(() => expect(alert).toHaveTextContent('The number is selected'));
  expect(getSelection()?.toString()).toBe(firm.phone);
});

/** Adds content to main whose position in the window is `top` to `bottom`. */
function addContent(html: string, selector: string, [top, bottom]: [number, number]) {
  screen.getByRole('main').innerHTML = html;
  const element = document.querySelector(`main ${selector}`);
  const box = { top, bottom, left: 0, right: 390, width: 390, height: bottom - top } as DOMRect;
  if (element) vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
}

it.each([
  ['the first main button is visible', '<a class="plate-button">', 'a', [500, 550], true],
  ['only a part of it is visible', '<a class="plate-button">', 'a', [750, 800], false],
  [
    'the action is repeated',
    `<a class="plate-button"></a><a class="plate-button" href="${service}#enquiry">`,
    'a + a',
    [400, 450],
    true,
  ],
  [
    'another action is visible',
    '<a class="plate-button"></a><a class="plate-button" href="/team">',
    'a + a',
    [400, 450],
    false,
  ],
  ['it has left the window', '<a class="plate-button">', 'a', [-90, -40], false],
  ['the enquiry is visible', '<section id="enquiry"></section>', 'section', [300, 2000], true],
  ['the enquiry has only begun', '<section id="enquiry"></section>', 'section', [500, 2000], false],
  ['the enquiry has nearly ended', '<section id="enquiry"></section>', 'section', [-900, 200], false],
  ['the enquiry is below', '<section id="enquiry"></section>', 'section', [900, 2000], false],
  ['another section is visible', '<section id="steps"></section>', 'section', [0, 90], false],
] as const)(
  'the bar of phones leaves only Back to top while %s: %s',
  (_, html, selector, place, isCollapsed) => {
    vi.useFakeTimers();
    document.elementsFromPoint = () => [];
    history.replaceState({}, '', service);
    show([], service);
    addContent(html, selector, [...place]);
    scrollTo(400);
    act(() => void vi.advanceTimersByTime(300));
    expect(row().hasAttribute('data-collapsed')).toBe(isCollapsed);
  },
);

it('hides chat and call in a window without the bar while the hero of Home is visible (FB0)', () => {
  vi.useFakeTimers();
  document.elementsFromPoint = () => [];
  show();
  document.querySelector<HTMLElement>('[data-bar-action]')?.style.setProperty('display', 'none');
  expect(row()).toHaveAttribute('data-collapsed');
  addContent('<div class="hero">', '.hero', [-700, -20]);
  scrollTo(900);
  act(() => void vi.advanceTimersByTime(300));
  expect(row()).not.toHaveAttribute('data-collapsed');
});

/** Scrolls to content that has a control at 800 to 860 px, where the bar is 58 px high and begins at `top`. */
function restOver(html: string, selector: string, top: number) {
  vi.useFakeTimers();
  show();
  addContent(html, selector, [800, 860]);
  const control = document.querySelector(`main ${selector}`) as Element;
  document.elementsFromPoint = () => [control];
  for (const [name, value] of Object.entries({
    offsetLeft: 0,
    offsetTop: top,
    offsetWidth: 390,
    offsetHeight: 58,
  }))
    Object.defineProperty(row(), name, { value });
  vi.spyOn(control, 'getClientRects').mockReturnValue([
    control.getBoundingClientRect(),
  ] as unknown as DOMRectList);
  scrollTo(400);
  act(() => void vi.advanceTimersByTime(300));
  return { isHidden: row().hasAttribute('data-hidden'), rise: row().style.getPropertyValue('--rise') };
}

const BUTTON = '<button type="button">Add</button>';

it.each([
  ['covers a part of', 840, true],
  ['is below', 860, false],
])('hides the row after a scroll if it %s a control', (_, top, isHidden) => {
  expect(restOver(BUTTON, 'button', top).isHidden).toBe(isHidden);
});

it('the bar of phones rises above a link or a button that it would cover', () => {
  expect(restOver(BUTTON, 'button', 790)).toEqual({ isHidden: false, rise: '-48px' });
});

it('the bar of phones hides for a field, whose label it would cover if it rose', () => {
  expect(restOver('<input>', 'input', 790).isHidden).toBe(true);
});

it('accepts a row whose controls are all hidden', () => {
  vi.useFakeTimers();
  document.elementsFromPoint = (x, y) => {
    if (!Number.isFinite(x + y)) throw new TypeError('The provided double value is non-finite.');
    return [];
  };
  show();
  Object.defineProperty(row(), 'offsetWidth', { value: 50 });
  Object.defineProperty(row(), 'offsetHeight', { value: 0 });
  scrollTo(100);
  expect(() => act(() => void vi.advanceTimersByTime(300))).not.toThrow();
});

it('hides the row while the page scrolls, and shows it afterwards (FB0)', () => {
  vi.useFakeTimers();
  document.elementsFromPoint = () => []; // jsdom has no layout
  show();
  scrollTo(400);
  expect(row()).toHaveAttribute('data-hidden');
  act(() => void vi.advanceTimersByTime(300));
  expect(row()).not.toHaveAttribute('data-hidden');
});
