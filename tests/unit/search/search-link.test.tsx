import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchLink } from '../../../src/search/search-link.tsx';
import { setSlashOpensSearch } from '../../../src/search/slash-key.ts';
import { stubBrowser } from '../components/browser-stubs.ts';
import { renderAt } from '../chrome/support.tsx';

const link = () => screen.getByRole('link', { name: 'Search' });
const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  stubBrowser();
  setSlashOpensSearch(true);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});

describe('the search of the header', () => {
  it('is a link until it is clicked, also with a key that opens a new tab', () => {
    renderAt('/team', <SearchLink />);
    expect(link()).toHaveAttribute('href', '/search');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a dialog with the field focused, restores the focus, and closes on a navigation', async () => {
    const { navigate } = renderAt('/team', <SearchLink />);
    await userEvent.click(link());
    const box = await dialog();
    const field = screen.getByRole('combobox', { name: 'What are you looking for?' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(box.querySelector('button, a')).toHaveAccessibleName('Close');
    await userEvent.keyboard('zebra{Escape}'); // without a list Escape closes the dialog
    await gone();
    await waitFor(() => expect(link()).toHaveFocus());
    await userEvent.click(link());
    await dialog();
    navigate('/contact');
    await gone();
  });

  it('opens by Ctrl K and Command K, in a field too', async () => {
    renderAt('/team', <><SearchLink /><input aria-label="Name" /></>); // oxfmt-ignore
    const field = screen.getByRole('textbox', { name: 'Name' });
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await userEvent.click(field);
      await userEvent.keyboard(keys);
      await dialog();
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(field).toHaveFocus());
    }
  });

  it('opens by / outside of fields, without a modifier, and not once that is turned off (SC 2.1.4)', async () => {
    renderAt('/team', <><SearchLink /><input aria-label="Name" /></>); // oxfmt-ignore
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'either/or');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('either/or');
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{Alt>}/{/Alt}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('/');
    await dialog();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open search with the / key' }));
    expect(localStorage['slash-key']).toBe('off');
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.keyboard('/');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
