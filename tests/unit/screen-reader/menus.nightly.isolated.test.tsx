import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { Footer } from '../../../src/chrome/footer.tsx';
import { MobileMenu } from '../../../src/chrome/mobile-menu.tsx';
import { SiteMenu } from '../../../src/chrome/site-menu.tsx';
import { HOVER, polyfillDialog, REDUCED, renderAt, stubMedia, WIDE } from '../chrome/support.tsx';
import { serviceGroups } from '../../../src/site/derive.ts';
import { hear, readAloud } from './listen.ts';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));

beforeAll(async () => {
  polyfillDialog();
  await loadLazyParts();
});
beforeEach(() => void stubMedia(HOVER, WIDE, REDUCED));
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the services button is spoken as collapsed, then as expanded (NV3)', async () => {
  renderAt('/', <SiteMenu />);
  expect(await readAloud()).toContain('button, Services, 1 control, not expanded');
  press('Services');
  expect(await readAloud()).toContain('button, Services, 1 control, expanded');
});

it('announces the services after their button, as lists named once by their groups (NV2)', async () => {
  renderAt('/', <SiteMenu />);
  const said = await readAloud();
  const lists = said.filter((phrase) => phrase.startsWith('list,'));
  const groups = serviceGroups.map(({ name }) => `list, ${name}`);
  expect(lists.slice(-groups.length)).toEqual(groups);
  expect(said.filter((phrase) => serviceGroups.some(({ name }) => phrase === name))).toEqual([]);
  expect(said.indexOf(groups[0] ?? '')).toBeGreaterThan(said.findIndex((p) => p.includes('Services,')));
});

it('announces the groups of the footer once, as headings (G2)', async () => {
  renderAt('/', <Footer />);
  const said = await readAloud();
  for (const { name } of serviceGroups)
    expect(said.filter((phrase) => phrase.includes(name))).toEqual([`heading, ${name}, level 2`]);
});

it('the phone menu says that it opens a dialog, and speaks its name and Close first (MB1, MB2)', async () => {
  stubMedia(REDUCED);
  renderAt('/', <MobileMenu />);
  const trigger = (await readAloud()).find((phrase) => phrase.includes('Open menu'));
  expect(trigger).toBe('button, Open menu, not expanded, has popup dialog');
  press('Open menu');
  press('Services');
  const said = await readAloud();
  const announced = serviceGroups.map(({ name }) => said.filter((phrase) => phrase.endsWith(name)));
  expect(announced).toEqual(serviceGroups.map(({ name }) => [`list, ${name}`]));
  const dialog = said.lastIndexOf('dialog, Menu');
  expect(said.slice(dialog, dialog + 3)).toEqual([
    'dialog, Menu',
    'button, Close menu',
    'heading, Menu, level 2',
  ]);
});

it('focus speaks the trigger again when the phone menu closes, and that it has (MB5)', async () => {
  stubMedia(REDUCED);
  renderAt('/', <MobileMenu />);
  screen.getByRole('button', { name: 'Open menu' }).focus();
  press('Open menu');
  const said = await hear(() => userEvent.keyboard('{Enter}')); // focus is on Close
  expect(said.at(-2)).toMatch(/^button, Open menu,.* has popup dialog$/);
  expect(said.at(-1)).toBe('polite: Menu: closed');
});
