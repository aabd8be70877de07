import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { MobileMenu } from '../../../src/chrome/mobile-menu.tsx';
import { guides, menu } from '../../../src/site/menu.ts';
import { englishNames } from '../../../src/site/routes.ts';
import { services } from '../../../src/site/services.ts';
import { announced } from '../announced.ts';
import { findControl, hydrateAfter, polyfillDialog, renderAt, staticPage, stubMedia } from './support.tsx';

beforeAll(() => loadLazyParts());
beforeAll(polyfillDialog);
beforeEach(() => {
  history.replaceState(null, '', '/later'); // on a later page, loaded parts are rendered at once
  stubMedia();
});

const trigger = () => screen.getByLabelText('Open menu', { selector: 'button' });
const drawer = () => document.getElementById('mobile-menu') as HTMLDialogElement;
const find = (name: string, kind: 'a' | 'button') => findControl(name, kind, drawer());
const pressSubmenu = (name: string) => fireEvent.click(find(name, 'button'));
const expanded = () =>
  ['About', 'Services'].filter((name) => find(name, 'button').getAttribute('aria-expanded') === 'true');

function openMenu(path = '/', press: MouseEventInit = {}) {
  const view = renderAt(path, <MobileMenu />);
  trigger().focus();
  fireEvent.click(trigger(), press);
  expect(drawer().open).toBe(true);
  return view;
}
const pressClose = () => fireEvent.click(within(drawer()).getByLabelText('Close menu'));

it('the menu is a dialog named Menu, which a press outside closes (MB2, MB4)', () => {
  openMenu();
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  expect(dialog.querySelector('a, button')).toHaveAccessibleName('Close menu');
  // The menu needs its own notice: the document's notice is inert while the menu is open.
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^Loading…/);
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  fireEvent.click(within(dialog).getByRole('heading', { name: 'Menu' }));
  expect(drawer().open).toBe(true);
  fireEvent.click(dialog);
  expect(drawer().open).toBe(false);
});

it('the menu closes on every navigation (MB4)', () => {
  const { navigate } = openMenu('/team');
  for (const leave of [
    () => fireEvent.click(find('Team', 'a')),
    () => navigate('/about'),
    () => navigate('/team#mission'),
    () => navigate(-1),
  ]) {
    if (!drawer().open) fireEvent.click(trigger());
    leave();
    expect(drawer().open, `${leave}`).toBe(false);
  }
});

it.each([
  ['the second tap of a double tap on the trigger is ignored', 2, true],
  ['Enter follows a link even soon after a tap has opened the menu', 0, false],
])('%s (MB4)', (_, detail, isOpen) => {
  const finger = { clientX: 360, clientY: 90 };
  openMenu('/', { detail: 1, ...finger });
  fireEvent.click(find('Home', 'a'), { detail, ...finger });
  expect(drawer().open).toBe(isOpen);
});

it('the menu announces that it is closed, unless a link was followed (4.1.3)', () => {
  const messagesAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return announced().join();
  };
  vi.useFakeTimers();
  openMenu();
  pressClose();
  expect(messagesAfter(500)).toBe('Menu: closed');
  expect(messagesAfter(4000)).toBe('');
  fireEvent.click(trigger());
  fireEvent.click(find('Team', 'a'));
  expect(messagesAfter(500)).toBe('');
});

it('at most one submenu is open (MB6)', () => {
  openMenu();
  pressSubmenu('About');
  pressSubmenu('Services');
  expect(expanded()).toEqual(['Services']);
  pressSubmenu('Services');
  expect(expanded()).toEqual([]);
  pressSubmenu('About');
  const list = within(drawer()).getByRole('navigation', { name: 'Menu' });
  pressClose();
  fireEvent.click(trigger());
  expect(expanded()).toEqual([]);
  // A new list would lose the prerendered links while its code is not loaded.
  expect(drawer()).toContainElement(list);
});

it('Escape closes an open submenu before the menu (MB6)', () => {
  openMenu();
  pressSubmenu('Services');
  find(englishNames[services[0].path].label, 'a').focus();
  // False means that the default is prevented: the browser does not close the dialog.
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })).toBe(false);
  expect(expanded()).toEqual([]);
  expect(find('Services', 'button')).toHaveFocus();
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })).toBe(true);
});

it('the trigger exposes the state of the menu, even if the boot script has opened it (MB1)', async () => {
  await hydrateAfter(<MobileMenu />, () => drawer().showModal());
  expect(drawer().open).toBe(true);
  expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  pressClose();
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

it('the static HTML has a link to each page of the menu once (MB7)', () => {
  const page = staticPage(<MobileMenu />);
  const hrefs = [...page.querySelectorAll('dialog nav a')].map((link) => link.getAttribute('href'));
  const pages = menu.flatMap((entry): readonly { path: string }[] =>
    'path' in entry ? [entry] : 'pages' in entry ? entry.pages : services,
  );
  expect(hrefs).toEqual([...pages.map(({ path }) => path), ...guides.map(({ to }) => to)]);
  expect(page.querySelector('a[data-without-script]')?.getAttribute('href')).toBe('#site-nav');
  expect(page.querySelector('dialog input')).toBeNull();
});
