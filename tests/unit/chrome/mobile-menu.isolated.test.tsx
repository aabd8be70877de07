import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { MobileMenu } from '../../../src/chrome/mobile-menu.tsx';
import { SiteMenu } from '../../../src/chrome/site-menu.tsx';
import { serviceGroups } from '../../../src/site/derive.ts';
import { menu } from '../../../src/site/menu.ts';
import { announced } from '../announced.ts';
import { polyfillDialog, renderAt, stubMedia } from './support.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));
beforeAll(async () => {
  await loadLazyParts();
});

const trigger = () => screen.getByLabelText('Open menu', { selector: 'button' });
const drawer = () => document.getElementById('mobile-menu') as HTMLDialogElement;
const submenu = (name: string) =>
  within(drawer()).getByText(name, { selector: 'button, button *' }).closest('button')!;
const expanded = (name: string) => submenu(name).getAttribute('aria-expanded') === 'true';

beforeAll(polyfillDialog);
beforeEach(() => void stubMedia());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openMenu(path = '/') {
  const view = renderAt(
    path,
    <StrictMode>
      <SiteMenu />
      <MobileMenu />
    </StrictMode>,
  );
  trigger().focus();
  fireEvent.click(trigger());
  return view;
}

const pressClose = () => fireEvent.click(within(drawer()).getByLabelText('Close menu'));

describe('mobile menu', () => {
  it('its trigger says that it opens a dialog, and whether it has (MB1)', async () => {
    openMenu();
    expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
    await waitFor(() => expect(trigger()).toHaveAttribute('aria-expanded', 'true'));
    pressClose();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).toHaveFocus();
  });

  it('is a dialog named by its visible title, with Close first and focus inside (MB2)', () => {
    openMenu();
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    expect(dialog.querySelector('a, button')).toHaveAccessibleName('Close menu');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(within(dialog).getByRole('heading', { name: 'Menu' })).toBeVisible();
  });

  it('closes on a tap on the backdrop, not on one in the sheet (MB4)', () => {
    openMenu();
    fireEvent.click(within(drawer()).getByRole('heading', { name: 'Menu' }));
    expect(drawer().open).toBe(true);
    fireEvent.click(drawer());
    expect(drawer().open).toBe(false);
  });

  it('closes on choosing a link (MB4)', () => {
    openMenu('/team');
    fireEvent.click(within(drawer()).getByRole('link', { name: 'Team' }));
    expect(drawer().open).toBe(false);
  });

  it.each(['/about', '/team#mission', -1] as const)('closes on a navigation, here to %s (MB4)', (to) => {
    const { navigate } = openMenu('/team');
    navigate(to as string);
    expect(drawer().open).toBe(false);
  });

  it('does not take the second half of a double tap for a press of what slides under it (MB4)', () => {
    openMenu();
    pressClose();
    const home = within(drawer()).getByRole('link', { name: 'Home' });
    const finger = { clientX: 360, clientY: 90 };
    fireEvent.click(trigger(), { detail: 1, ...finger });
    expect(fireEvent.click(home, { detail: 2, ...finger })).toBe(false);
    expect(drawer().open).toBe(true);
  });

  it('takes a quick Enter for what it is, which Firefox counts as a first click at the corner (MB4)', () => {
    openMenu();
    pressClose();
    fireEvent.click(trigger(), { detail: 1 });
    let followed = false;
    drawer().addEventListener('click', (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault(); // jsdom cannot navigate
    });
    fireEvent.click(within(drawer()).getByRole('link', { name: 'Home' }), { detail: 1 });
    expect(followed).toBe(true);
  });

  it('announces that it is closed, unless a link was followed: then the new page is announced (4.1.3)', () => {
    const said = () => announced().join('');
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    vi.useFakeTimers();
    openMenu();
    pressClose();
    pass(500);
    expect(said()).toBe('Menu: closed');
    pass(4000);
    expect(said()).toBe('');
    fireEvent.click(trigger());
    fireEvent.click(within(drawer()).getByRole('link', { name: 'Team' }));
    pass(500);
    expect(said()).toBe('');
  });

  it('opening one submenu closes the other, pressing it again closes it (MB6)', () => {
    openMenu();
    fireEvent.click(submenu('About'));
    fireEvent.click(submenu('Services'));
    expect([expanded('About'), expanded('Services')]).toEqual([false, true]);
    fireEvent.click(submenu('Services'));
    expect(expanded('Services')).toBe(false);
  });

  it('Escape closes the submenu first and leaves the drawer open (MB6)', () => {
    openMenu();
    fireEvent.click(submenu('Services'));
    within(drawer()).getByRole('link', { name: serviceGroups[0]!.services[0]!.label }).focus();
    const first = fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(first).toBe(false); // prevented: the browser does not close the dialog
    expect(expanded('Services')).toBe(false);
    expect(submenu('Services')).toHaveFocus();
    const second = fireEvent.keyDown(submenu('Services'), { key: 'Escape' });
    expect(second).toBe(true);
  });

  it('opens with its submenus shut each time (MB6)', () => {
    openMenu();
    fireEvent.click(submenu('Services'));
    pressClose();
    fireEvent.click(trigger());
    expect(expanded('Services')).toBe(false);
    fireEvent.click(submenu('About'));
    expect(expanded('About')).toBe(true);
  });

  it('takes over a drawer that the boot script has opened, without a difference', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const tree = (
      <StaticRouter location="/">
        <MobileMenu />
      </StaticRouter>
    );
    host.innerHTML = renderToString(tree);
    drawer().showModal();
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let root: ReturnType<typeof hydrateRoot> | undefined;
    await act(() => {
      root = hydrateRoot(host, tree);
    });
    expect(complaint).not.toHaveBeenCalled();
    expect(drawer().open).toBe(true);
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    act(() => root?.unmount());
    host.remove();
  });

  it('holds every page of the menu once in the static HTML, and a way to the links without script', () => {
    const page = new DOMParser().parseFromString(
      renderToString(
        <StaticRouter location="/">
          <MobileMenu />
        </StaticRouter>,
      ),
      'text/html',
    );
    const hrefs = [...page.querySelectorAll('dialog nav a')].map((link) => link.getAttribute('href'));
    const wanted = menu.flatMap((entry): readonly { path: string }[] =>
      'path' in entry
        ? [entry]
        : 'pages' in entry
          ? entry.pages
          : serviceGroups.flatMap(({ services }) => services),
    );
    expect(hrefs).toEqual(wanted.map(({ path }) => path));
    expect(page.querySelector('a[data-without-script]')?.getAttribute('href')).toBe('#site-nav');
    expect(page.querySelector('dialog input')).toBeNull(); // MB7
  });
});
