import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchLink } from '../../../src/search/search-link.tsx';
import { setSlashKeyEnabled } from '../../../src/search/slash-key.ts';
import { stubBrowser } from '../components/browser-stubs.ts';
import { renderAt } from '../chrome/support.tsx';

const name = () => screen.getByRole('textbox', { name: 'Name' });
const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const waitForClose = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  stubBrowser();
  setSlashKeyEnabled(true);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  renderAt('/team', [<SearchLink key="search" />, <input key="name" aria-label="Name" />]);
});

it('without JavaScript, the link opens the search page', () => {
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

it.each(['Control', 'Meta'])('%s and K open the search', async (key) => {
  await userEvent.click(name());
  await userEvent.keyboard(`{${key}>}k{/${key}}`);
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitForClose();
  await waitFor(() => expect(name()).toHaveFocus());
});

it('/ opens the search until the visitor turns this off (SC 2.1.4)', async () => {
  await userEvent.type(name(), 'either/or');
  expect(name()).toHaveValue('either/or');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await userEvent.keyboard('{Alt>}/{/Alt}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('/');
  await dialog();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open search with the / key' }));
  expect(localStorage['slash-key']).toBe('off');
  await userEvent.keyboard('{Escape}');
  await waitForClose();
  await userEvent.keyboard('/');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('dialog')).toBeNull();
});
