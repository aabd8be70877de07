import type { Page } from '@playwright/test';
import { serviceGroups } from '../../../src/site/page-info.ts';
import { menu } from '../../../src/site/menu.ts';
import { expect, firstOrAll } from '../../browser.ts';
import { service } from '../../menu-pages.ts';
import { press } from './sequence.ts';
import type { Sequence, State } from './sequence.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) => bar(page).getByRole('button', { name });
const pressInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name }).click();
const pressInDrawer = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click();

const lastAbout = menu.flatMap((entry) => ('pages' in entry ? entry.pages : [])).at(-1)?.label ?? '';
const firstService = serviceGroups[0]?.services[0]?.label ?? '';

const byHoverClickAndFocus = (name: string, link: string): State[] => [
  [`${name} open by hover`, async (page) => {
    await item(page, name).hover();
    await bar(page).getByRole('link', { name: link }).waitFor();
  }],
  [`${name} open by click`, (page) => item(page, name).click(), name === 'Services' ? 'all engines' : undefined],
  [`${name} open, focus inside`, async (page) => {
    await item(page, name).focus();
    await page.keyboard.press('Tab');
  }],
  [`${name} closed`, async (page) => {
    await page.keyboard.press('Escape');
    await page.mouse.move(640, 790);
  }],
]; // oxfmt-ignore

const openServices: State = ['Services open', (page) => pressInDrawer(page, 'Services'), 'all engines'];
const openDrawer: State = ['drawer open', (page) => press(page, 'Open menu')];

/** Returns the states of the menus on a page. The menus mark the link to this page as current. */
const menusOf = (path: string): Sequence[] => [
  { name: `bar of ${path}`, isNightly: true, path, at: 'wide', within: 'header',
    states: ['About', 'Services'].map((name): State => [`${name} open`, (page) => item(page, name).click()]) },
  { name: `drawer of ${path}`, isNightly: true, path, at: 'narrow', within: '#mobile-menu',
    states: [openDrawer, openServices] },
]; // oxfmt-ignore

export const chrome: readonly Sequence[] = [
  {
    name: 'search of the header',
    path: '/contact',
    within: '[role=dialog] form', // results cover the rest of the dialog, which tests/unit/search/search-link.test.tsx checks
    states: [
      ['search open', async (page) => {
        await page.getByRole('link', { name: 'Search', exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      }],
      ['results', async (page) => {
        const word = /[a-z]{3,}/i.exec(firstService)?.[0] ?? firstService;
        await page.keyboard.type(word);
        await page.getByRole('option', { name: `All results for “${word}”` }).waitFor();
        await expect(page.locator('#announcements')).toContainText(/^\d+ /); // the index has arrived
      }, 'axe'],
      ['result active', (page) => page.keyboard.press('ArrowDown')],
      ['nothing found', async (page) => {
        await page.keyboard.type('zzz');
        await expect(page.getByRole('dialog').getByText('Nothing found')).toBeVisible();
      }],
    ],
  },
  {
    name: 'bar',
    path: '/contact',
    at: 'wide',
    within: 'header',
    states: firstOrAll([...byHoverClickAndFocus('Services', firstService), ...byHoverClickAndFocus('About', lastAbout)], 4),
  },
  {
    name: 'drawer',
    path: '/contact',
    at: 'narrow',
    within: '#mobile-menu',
    states: [
      openDrawer,
      ['About open', (page) => pressInDrawer(page, 'About')],
      openServices,
      ['theme switched', (page) => pressInDrawer(page, /dark theme/)],
      ['About open in the dark', (page) => pressInDrawer(page, 'About')],
      ['drawer closed', (page) => press(page, 'Close menu')],
    ],
  },
  {
    name: 'letterhead',
    path: '/',
    at: 'wide',
    within: 'header > [data-shown]',
    states: [
      ['shown after a scroll up', async (page) => {
        await page.mouse.wheel(0, 1500);
        await expect(page.locator('[data-floating]')).toHaveAttribute('data-scrolled');
        await page.mouse.wheel(0, -200);
        await page.locator('header > [data-shown]').waitFor();
      }, 'axe'],
    ],
  },
  {
    name: 'skip link',
    isNightly: true,
    path: '/contact',
    within: 'a[href="#main"]', // the skip link covers the first links while it is focused
    states: [['skip link focused', (page) => page.getByRole('link', { name: 'Skip to main content' }).focus()]],
  },
  {
    name: 'switches',
    isNightly: true,
    path: '/contact',
    within: 'header, footer, [data-floating], #headlessui-portal-root',
    states: [
      ['animations paused', async (page) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' }); // under reduced motion, there is no button
        await pressInFooter(page, 'Pause animations');
      }],
      ['animations allowed', (page) => pressInFooter(page, 'Play animations')],
      ['back to top offered', async (page) => {
        await page.locator('footer').scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Back to top' }).waitFor();
      }],
      ['back at the top', (page) => press(page, 'Back to top')],
      ['call alert', async (page) => {
        // On a phone, the floating buttons appear only after scrolling.
        await page.locator('footer').scrollIntoViewIfNeeded();
        await page.locator('[data-action=call]').click();
        await page.getByRole('alertdialog').waitFor(); // otherwise the alert opens while axe checks the elements below it
      }, 'all engines'],
      ['number copied', (page) => press(page, 'Copy number')],
      ['alert closed', (page) => page.keyboard.press('Escape')],
    ],
  },
  ...menusOf('/about'),
  ...menusOf(service.path),
]; // oxfmt-ignore
