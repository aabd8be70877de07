import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SiteMenu } from '../../../src/chrome/site-menu.tsx';
import { serviceGroups } from '../../../src/site/page-info.ts';
import { menu } from '../../../src/site/menu.ts';
import { englishNames } from '../../../src/site/routes.ts';
import { services } from '../../../src/site/services.ts';
import { findControl, HOVER, hydrateAfter, renderAt, staticPage, stubMedia, WIDE } from './support.tsx';

let setMedia: ReturnType<typeof stubMedia>;
beforeEach(() => {
  setMedia = stubMedia(HOVER, WIDE);
});

const button = (name: string) => findControl(name, 'button');
const aboutUs = () => findControl('About Us', 'a');
/** Returns the label of the item whose panel is open, or an empty string. */
const open = () =>
  ['About', 'Services'].filter((name) => button(name).getAttribute('aria-expanded') === 'true').join();
const show = (path = '/') => renderAt(path, <SiteMenu />);

it('the menu is a list of links and disclosure buttons (NV1)', () => {
  show('/team');
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const entries = [...nav.querySelectorAll(':scope > ul[role=list] > li > :first-child')];
  expect(entries.map((entry) => entry.textContent)).toEqual(menu.map(({ label }) => label));
  for (const trigger of [button('About'), button('Services')]) {
    expect(trigger).toHaveAttribute('type', 'button');
    expect(trigger).not.toHaveAttribute('aria-haspopup');
    expect(trigger.nextElementSibling).toHaveAttribute('id', trigger.getAttribute('aria-controls'));
  }
  expect(nav.querySelector('[role^=menu]')).toBeNull();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Team');
});

it('the static HTML has all services in named groups (NV2)', () => {
  const page = staticPage(<SiteMenu />);
  const hrefs = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(services.map(({ path }) => path)));
  const names = [...page.querySelectorAll('ul[aria-labelledby]')].map(
    (list) => page.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(names).toEqual(serviceGroups.map((group) => group.name));
  // An id with a space would be read as two ids.
  expect(page.querySelector('[style], [aria-labelledby*=" "]')).toBeNull();
});

it('Escape in the panel returns focus to the button (NV3)', async () => {
  show();
  button('About').focus();
  await userEvent.keyboard('{Enter}{Tab}{Escape}');
  expect(open()).toBe('');
  expect(button('About')).toHaveFocus();
});

it('a second tap closes the panel (NV5)', async () => {
  const user = userEvent.setup();
  show();
  setMedia(HOVER, false);
  const states: string[] = [];
  for (const target of ['About', 'About', 'About', 'Elsewhere']) {
    await user.pointer([{ keys: '[TouchA]', target: button(target) }]);
    states.push(open());
  }
  expect(states).toEqual(['About', '', 'About', '']);
});

it('a panel closes when the focus or a press leaves it (NV6)', async () => {
  const user = userEvent.setup();
  show();
  button('About').focus();
  await user.keyboard('{Enter}');
  within(button('About').closest('li')!).getAllByRole('link').at(-1)?.focus();
  await user.tab();
  expect(open()).toBe('');
  expect(button('Services')).toHaveFocus();
  for (const leave of [() => user.click(document.body), () => setMedia(WIDE, false)]) {
    await user.click(button('About'));
    expect(open()).toBe('About');
    await leave();
    expect(open()).toBe('');
  }
});

it('a panel closes on every navigation, but not when a link opens a new tab (NV6, RC4)', async () => {
  const { navigate } = show('/about');
  const follow = async () => {
    await userEvent.click(aboutUs());
    expect(button('About')).not.toHaveFocus();
  };
  const leave = ['/about#mission', '/team', -1].map((to) => () => navigate(to));
  for (const go of [follow, follow, ...leave]) {
    await userEvent.click(button('About'));
    expect(open()).toBe('About');
    await go();
    expect(open()).toBe('');
  }
  await userEvent.click(button('About'));
  fireEvent.click(aboutUs(), { ctrlKey: true }); // this click opens a new tab
  expect(open()).toBe('About');
});

it('a panel whose button has the focus is open after hydration', async () => {
  await hydrateAfter(<SiteMenu />, () => button('Services').focus());
  expect(open()).toBe('Services');
});

const last = () => findControl(englishNames[services.at(-1)!.path].label, 'a');

/** Shows the menu. @returns a function that moves the pointer to an element and returns the open item after `ms` */
function pointer(pointerType = 'mouse') {
  show();
  vi.useFakeTimers();
  let current = button('Elsewhere');
  return (next: HTMLElement, ms: number) => {
    if (next !== current) {
      fireEvent.pointerOut(current, { pointerType, relatedTarget: next });
      fireEvent.pointerOver(next, { pointerType, relatedTarget: current });
    }
    current = next;
    act(() => vi.advanceTimersByTime(ms));
    return open();
  };
}

it('Escape closes a panel opened by hover (NV3, NV4)', () => {
  const openAfter = pointer();
  act(() => button('Elsewhere').focus());
  expect(openAfter(button('Services'), 150)).toBe('Services');
  fireEvent.keyDown(button('Elsewhere'), { key: 'Escape' });
  expect(open()).toBe('');
  expect(button('Elsewhere')).toHaveFocus();
  expect(openAfter(button('Services'), 5000)).toBe('');
  openAfter(button('Elsewhere'), 0);
  expect(openAfter(button('Services'), 150)).toBe('Services');
});

it('a panel opens 150 ms after the mouse enters its button, and closes 300 ms after the mouse has left (NV4)', () => {
  const openAfter = pointer();
  expect(openAfter(button('Services'), 149)).toBe('');
  expect(openAfter(button('Services'), 1)).toBe('Services');
  expect(document.body).toHaveFocus();
  // The mouse crosses another item on its way to the panel.
  openAfter(screen.getByRole('link', { name: 'Team' }), 299);
  expect(openAfter(last(), 60_000)).toBe('Services');
  expect(openAfter(button('Elsewhere'), 299)).toBe('Services');
  expect(openAfter(button('Elsewhere'), 1)).toBe('');
});

it.each([
  ['while the focus is inside (NV4)', () => last().focus()],
  ['after a click on its button (NV5)', () => fireEvent.click(button('Services'))],
])('a panel opened by hover stays open %s, even if the mouse leaves', (_, keepOpen) => {
  const openAfter = pointer();
  openAfter(button('Services'), 150);
  act(() => void keepOpen());
  expect(openAfter(button('Elsewhere'), 60_000)).toBe('Services');
});

it.each(['touch', 'mouse'])(
  'a panel does not open on hover by touch, or by a mouse if the device reports no hover: %s (NV4)',
  (type) => {
    const openAfter = pointer(type);
    if (type === 'mouse') setMedia(HOVER, false);
    expect(openAfter(button('Services'), 1000)).toBe('');
  },
);
