import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { MobileMenu } from '../../../src/chrome/mobile-menu.tsx';
import { SiteMenu } from '../../../src/chrome/site-menu.tsx';
import { serviceGroups } from '../../../src/site/page-info.ts';
import { guides, menu } from '../../../src/site/menu.ts';
import { announced } from '../announced.ts';
import { hydrateAfter, polyfillDialog, renderAt, staticPage, stubMedia } from './support.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));
beforeAll(() => loadLazyParts());

const trigger = () => screen.getByLabelText('Open menu', { selector: 'button' });
const drawer = () => document.getElementById('mobile-menu') as HTMLDialogElement;
/** Found by text: names of all links take a role query a second. */
const drawerLink = (name: string) => within(drawer()).getByText(name, { selector: 'a, a *' }).closest('a')!;
const submenu = (name: string) =>
  within(drawer()).getByText(name, { selector: 'button, button *' }).closest('button')!;
const expanded = (name: string) => submenu(name).getAttribute('aria-expanded') === 'true';

beforeAll(polyfillDialog);
beforeEach(() => void stubMedia());

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
  it('its trigger has the popup type and the state of the dialog (MB1)', async () => {
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

  it('closes on a tap on the backdrop, not on one in the drawer (MB4)', () => {
    openMenu();
    fireEvent.click(drawer().querySelector('h2') ?? drawer());
    expect(drawer().open).toBe(true);
    fireEvent.click(drawer());
    expect(drawer().open).toBe(false);
  });

  it('closes when a link is followed (MB4)', () => {
    openMenu('/team');
    fireEvent.click(drawerLink('Team'));
    expect(drawer().open).toBe(false);
  });

  it('closes on a navigation to a page, an anchor or back (MB4)', () => {
    const { navigate } = openMenu('/team');
    for (const to of ['/about', '/team#mission', -1] as const) {
      if (!drawer().open) fireEvent.click(trigger());
      navigate(to as string);
      expect(drawer().open, `${to}`).toBe(false);
    }
  });

  it('ignores the second tap of a double tap on the trigger (MB4)', () => {
    openMenu();
    pressClose();
    const home = drawerLink('Home');
    const finger = { clientX: 360, clientY: 90 };
    fireEvent.click(trigger(), { detail: 1, ...finger });
    expect(fireEvent.click(home, { detail: 2, ...finger })).toBe(false);
    expect(drawer().open).toBe(true);
  });

  it('follows a link on a quick Enter, which Firefox reports as a first click at the corner (MB4)', () => {
    openMenu();
    pressClose();
    fireEvent.click(trigger(), { detail: 1 });
    let followed = false;
    drawer().addEventListener('click', (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault(); // jsdom cannot navigate
    });
    fireEvent.click(drawerLink('Home'), { detail: 1 });
    expect(followed).toBe(true);
  });

  it('announces that it is closed, unless a link was followed (4.1.3)', () => {
    const message = () => announced().join('');
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    vi.useFakeTimers();
    openMenu();
    pressClose();
    pass(500);
    expect(message()).toBe('Menu: closed');
    pass(4000);
    expect(message()).toBe('');
    fireEvent.click(trigger());
    fireEvent.click(drawerLink('Team'));
    pass(500);
    expect(message()).toBe('');
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
    drawerLink(serviceGroups[0]!.services[0]!.label).focus();
    const first = fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(first).toBe(false); // prevented: the browser does not close the dialog
    expect(expanded('Services')).toBe(false);
    expect(submenu('Services')).toHaveFocus();
    const second = fireEvent.keyDown(submenu('Services'), { key: 'Escape' });
    expect(second).toBe(true);
  });

  it('opens with closed submenus each time (MB6)', () => {
    openMenu();
    fireEvent.click(submenu('Services'));
    pressClose();
    fireEvent.click(trigger());
    expect(expanded('Services')).toBe(false);
    fireEvent.click(submenu('About'));
    expect(expanded('About')).toBe(true);
  });

  it('hydrates a drawer that the boot script has opened', async () => {
    await hydrateAfter(<MobileMenu />, () => drawer().showModal());
    expect(drawer().open).toBe(true);
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('has every page of the menu once in the static HTML, a link to them without script, and no search field (MB7)', () => {
    const page = staticPage(<MobileMenu />);
    const hrefs = [...page.querySelectorAll('dialog nav a')].map((link) => link.getAttribute('href'));
    const pagesOfMenu = menu.flatMap((entry): readonly { path: string }[] =>
      'path' in entry
        ? [entry]
        : 'pages' in entry
          ? entry.pages
          : serviceGroups.flatMap(({ services }) => services),
    );
    expect(hrefs).toEqual([...pagesOfMenu.map(({ path }) => path), ...guides.map(({ to }) => to)]);
    expect(page.querySelector('a[data-without-script]')?.getAttribute('href')).toBe('#site-nav');
    expect(page.querySelector('dialog input')).toBeNull();
  });
});
