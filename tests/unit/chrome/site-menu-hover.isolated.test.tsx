import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { SiteMenu } from '../../../src/chrome/site-menu.tsx';
import { button, isOpen, item, mouse, nameOf, services } from './menu-bar-support.ts';
import { HOVER, renderAt, stubMedia, WIDE } from './support.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));
beforeAll(() => loadLazyParts());

let setMedia: ReturnType<typeof stubMedia>;
beforeEach(() => {
  setMedia = stubMedia(HOVER, WIDE);
});

describe('navigation bar with a mouse', () => {
  it('Escape closes what hover opened while focus is elsewhere, until the mouse returns (NV3, NV4)', () => {
    renderAt('/', <SiteMenu />);
    const { moveTo, wait } = mouse();
    act(() => button('Elsewhere').focus());
    moveTo(button('Services'));
    wait(150);
    expect(isOpen('Services')).toBe(true);
    fireEvent.keyDown(button('Elsewhere'), { key: 'Escape' });
    expect(isOpen('Services')).toBe(false);
    expect(button('Elsewhere')).toHaveFocus();
    wait(5000);
    expect(isOpen('Services')).toBe(false);
    moveTo(button('Elsewhere'));
    moveTo(button('Services'));
    wait(150);
    expect(isOpen('Services')).toBe(true);
  });

  it('opens after 150 ms of hover and closes 300 ms after the mouse left button and panel (NV4)', () => {
    renderAt('/', <SiteMenu />);
    const { moveTo, wait } = mouse();
    moveTo(button('Services'));
    wait(149);
    expect(isOpen('Services')).toBe(false);
    wait(1);
    expect(isOpen('Services')).toBe(true);
    expect(document.body).toHaveFocus();
    moveTo(screen.getByRole('link', { name: 'Team' })); // on the way, diagonally
    wait(299);
    moveTo(within(item('Services')).getByRole('link', { name: nameOf(services.at(-1)) }));
    wait(60_000);
    expect(isOpen('Services')).toBe(true);
    moveTo(button('Elsewhere'));
    wait(299);
    expect(isOpen('Services')).toBe(true);
    wait(1);
    expect(isOpen('Services')).toBe(false);
  });

  it('stays open while focus is inside, wherever the mouse is (NV4)', () => {
    renderAt('/', <SiteMenu />);
    const { moveTo, wait } = mouse();
    moveTo(button('Services'));
    wait(150);
    const link = within(item('Services')).getByRole('link', { name: nameOf() });
    act(() => link.focus());
    moveTo(button('About'));
    wait(60_000);
    expect([isOpen('Services'), isOpen('About')]).toEqual([true, false]);
  });

  it('does not open on touch, nor where the pointer cannot hover (NV4)', () => {
    renderAt('/', <SiteMenu />);
    const finger = mouse('touch');
    finger.moveTo(button('Services'));
    finger.wait(1000);
    expect(isOpen('Services')).toBe(false);
    setMedia(HOVER, false);
    const { moveTo, wait } = mouse();
    moveTo(button('Services'));
    wait(1000);
    expect(isOpen('Services')).toBe(false);
  });

  it('a click keeps open what hover opened, and a second click closes it (NV5)', () => {
    renderAt('/', <SiteMenu />);
    const { moveTo, wait } = mouse();
    moveTo(button('Services'));
    wait(150);
    fireEvent.click(button('Services'));
    moveTo(button('About'));
    wait(60_000);
    expect([isOpen('Services'), isOpen('About')]).toEqual([true, false]);
    moveTo(button('Services'));
    fireEvent.click(button('Services'));
    wait(60_000);
    expect(isOpen('Services')).toBe(false);
  });
});
