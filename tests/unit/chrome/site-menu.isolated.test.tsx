import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { SiteMenu } from '../../../src/chrome/site-menu.tsx';
import { serviceGroups } from '../../../src/site/page-info.ts';
import { menu } from '../../../src/site/menu.ts';
import tailwind from '../../../tailwind.config.ts';
import { button, isOpen, item, link, services } from './menu-bar-support.ts';
import { HOVER, hydrateAfter, renderAt, staticPage, stubMedia, WIDE } from './support.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));
beforeAll(() => loadLazyParts());

let setMedia: ReturnType<typeof stubMedia>;
beforeEach(() => {
  setMedia = stubMedia(HOVER, WIDE);
});

describe('navigation bar', () => {
  it('is a list of links and disclosure buttons, each panel right after its button (NV1)', () => {
    renderAt('/team', <SiteMenu />);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const list = nav.querySelector(':scope > ul[role=list]') as HTMLElement;
    const entries = [...list.children].map((li) => li.firstElementChild);
    expect(entries.map((entry) => entry?.textContent)).toEqual(menu.map(({ label }) => label));
    for (const name of ['About', 'Services']) {
      const trigger = button(name);
      expect(trigger).toHaveAttribute('type', 'button');
      expect(trigger).not.toHaveAttribute('aria-haspopup');
      expect(trigger.nextElementSibling).toHaveAttribute('id', trigger.getAttribute('aria-controls'));
    }
    expect(nav.querySelector('[role^=menu]')).toBeNull();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Team');
  });

  it('has all services in the static HTML, each group named (NV2)', () => {
    const page = staticPage(<SiteMenu />);
    const hrefs = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    for (const { path } of services) expect(hrefs).toContain(path);
    const ids = [...page.querySelectorAll('ul[aria-labelledby]')].map((list) =>
      list.getAttribute('aria-labelledby'),
    );
    const heads = ids.map((id) => page.querySelector(`[id="${id}"]`)?.textContent);
    expect(heads).toEqual(serviceGroups.map((group) => group.name));
    expect(ids.filter((id) => /\s/.test(id ?? ''))).toEqual([]); // a space would make two ids of one
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('Enter and Space toggle and keep focus; Tab goes on through the panel (NV3)', async () => {
    const user = userEvent.setup();
    renderAt('/', <SiteMenu />);
    button('About').focus();
    await user.keyboard('{Enter}');
    expect(isOpen('About')).toBe(true);
    expect(button('About')).toHaveFocus();
    await user.keyboard(' ');
    expect(isOpen('About')).toBe(false);
    await user.keyboard(' ');
    await user.tab();
    expect(link('About Us')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('About')).toHaveFocus();
  });

  it('Escape in the panel closes it and gives focus to the button (NV3)', async () => {
    const user = userEvent.setup();
    renderAt('/', <SiteMenu />);
    button('About').focus();
    await user.keyboard('{Enter}{Tab}{Escape}');
    expect(isOpen('About')).toBe(false);
    expect(button('About')).toHaveFocus();
  });

  it('by touch one tap opens, a second closes, a tap outside closes (NV5)', async () => {
    const user = userEvent.setup();
    renderAt('/', <SiteMenu />);
    setMedia(HOVER, false);
    const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target }]);
    await tap(button('About'));
    expect(isOpen('About')).toBe(true);
    await tap(button('About'));
    expect(isOpen('About')).toBe(false);
    await tap(button('About'));
    await tap(button('Elsewhere'));
    expect(isOpen('About')).toBe(false);
  });

  it('at most one is open, however it was opened (NV6)', async () => {
    const user = userEvent.setup();
    renderAt('/', <SiteMenu />);
    await user.click(button('About'));
    fireEvent.click(button('Services')); // as a screen reader does: no pointer, no focus
    expect([isOpen('About'), isOpen('Services')]).toEqual([false, true]);
  });

  it('closes when focus leaves the item, on a press outside and when the window becomes narrow (NV6)', async () => {
    const user = userEvent.setup();
    renderAt('/', <SiteMenu />);
    button('About').focus();
    await user.keyboard('{Enter}');
    const last = within(item('About')).getAllByRole('link').at(-1);
    last?.focus();
    await user.tab();
    expect(isOpen('About')).toBe(false);
    expect(button('Services')).toHaveFocus();

    await user.click(button('About'));
    await user.click(document.body);
    expect(isOpen('About')).toBe(false);

    await user.click(button('About'));
    setMedia(WIDE, false);
    expect(isOpen('About')).toBe(false);
  });

  it('closes when a link is followed, also one to the current page, and on any navigation (NV6, RC4)', async () => {
    const user = userEvent.setup();
    const { navigate } = renderAt('/about', <SiteMenu />);
    for (let times = 0; times < 2; times += 1) {
      await user.click(button('About'));
      expect(isOpen('About')).toBe(true);
      await user.click(link('About Us'));
      expect(isOpen('About')).toBe(false);
      expect(button('About')).not.toHaveFocus();
    }
    for (const to of ['/about#mission', '/team', -1] as const) {
      await user.click(button('Services'));
      navigate(to as string);
      expect(isOpen('Services')).toBe(false);
    }
  });

  it('stays open when a link is opened in a new tab (NV6)', async () => {
    const user = userEvent.setup();
    renderAt('/', <SiteMenu />);
    await user.click(button('About'));
    await user.keyboard('{Control>}');
    await user.click(link('About Us'));
    expect(isOpen('About')).toBe(true);
  });

  it('is hydrated open where the focus already is', async () => {
    await hydrateAfter(<SiteMenu />, () => button('Services').focus());
    expect(isOpen('Services')).toBe(true);
  });

  it('switches to the mobile menu at the breakpoint of the Tailwind configuration', () => {
    expect(WIDE).toBe(`(min-width: ${tailwind.theme.screens.nav})`);
  });
});
