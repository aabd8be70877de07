import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { Footer } from '../../../src/chrome/footer.tsx';
import { MobileMenu } from '../../../src/chrome/mobile-menu.tsx';
import { SiteMenu } from '../../../src/chrome/site-menu.tsx';
import { HOVER, polyfillDialog, REDUCED, renderAt, stubMedia, WIDE } from '../chrome/support.tsx';
import { serviceGroups } from '../../../src/site/page-info.ts';
import { listenTo, readAloud } from './listen.ts';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));

beforeAll(async () => {
  polyfillDialog();
  await loadLazyParts();
});
beforeEach(() => void stubMedia(HOVER, WIDE, REDUCED));
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('announces the services button as collapsed, then as expanded (NV3)', async () => {
  renderAt('/', <SiteMenu />);
  expect(await readAloud()).toContain('button, Services, 1 control, not expanded');
  press('Services');
  expect(await readAloud()).toContain('button, Services, 1 control, expanded');
});

it('announces the services after their button, as lists named once by their groups (NV2)', async () => {
  renderAt('/', <SiteMenu />);
  const phrases = await readAloud();
  const lists = phrases.filter((phrase) => phrase.startsWith('list,'));
  const groups = serviceGroups.map(({ name }) => `list, ${name}`);
  expect(lists.slice(-groups.length)).toEqual(groups);
  expect(phrases.filter((phrase) => serviceGroups.some(({ name }) => phrase === name))).toEqual([]);
  expect(phrases.indexOf(groups[0] ?? '')).toBeGreaterThan(phrases.findIndex((p) => p.includes('Services,')));
});

it('announces the groups of the footer once, as headings (G2)', async () => {
  renderAt('/', <Footer />);
  const phrases = await readAloud();
  for (const { name } of serviceGroups)
    expect(phrases.filter((phrase) => phrase.includes(name))).toEqual([`heading, ${name}, level 2`]);
});

it('announces that the mobile menu is a dialog, and its name and Close first (MB1, MB2)', async () => {
  stubMedia(REDUCED);
  renderAt('/', <MobileMenu />);
  const trigger = (await readAloud()).find((phrase) => phrase.includes('Open menu'));
  expect(trigger).toBe('button, Open menu, not expanded, has popup dialog');
  press('Open menu');
  press('Services');
  const phrases = await readAloud();
  const announced = serviceGroups.map(({ name }) => phrases.filter((phrase) => phrase.endsWith(name)));
  expect(announced).toEqual(serviceGroups.map(({ name }) => [`list, ${name}`]));
  const dialog = phrases.lastIndexOf('dialog, Menu');
  expect(phrases.slice(dialog, dialog + 3)).toEqual([
    'dialog, Menu',
    'button, Close menu',
    'heading, Menu, level 2',
  ]);
});

it('announces the trigger and the closed state when the mobile menu closes (MB5)', async () => {
  stubMedia(REDUCED);
  renderAt('/', <MobileMenu />);
  screen.getByRole('button', { name: 'Open menu' }).focus();
  press('Open menu');
  const phrases = await listenTo(() => userEvent.keyboard('{Enter}')); // focus is on Close
  expect(phrases.at(-2)).toMatch(/^button, Open menu,.* has popup dialog$/);
  expect(phrases.at(-1)).toBe('polite: Menu: closed');
});
