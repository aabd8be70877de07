import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { useLazyDialog } from '../../../src/components/use-lazy-dialog.ts';
import { renderAt } from '../chrome/support.tsx';

const Example = () => <div role="alertdialog" />;

function Opener({ load, onFailure }: { load: () => Promise<ComponentType>; onFailure: () => void }) {
  const { Dialog, handleClick } = useLazyDialog(load, onFailure);
  return (
    <>
      <a href="#dialog" onClick={handleClick}>
        Open
      </a>
      <input />
      <dialog />
      {Dialog && <Dialog />}
    </>
  );
}

it.each([
  // BrowserRouter does this before it renders the next page.
  ['is cancelled by a navigation (RC4)', () => history.pushState({ key: Math.random() }, '', '/team'), 0],
  ['is cancelled by another dialog', () => document.querySelector('dialog')?.setAttribute('open', ''), 0],
  ['is cancelled by the focus of a field', () => screen.getByRole('textbox').focus(), 0],
  ['is not cancelled by Tab', () => screen.getByRole('button').focus(), 1],
])('a dialog whose code is still loading %s', async (_, continueBrowsing, openings) => {
  const onFailure = vi.fn<() => void>();
  const openDialog = async (load: () => Promise<ComponentType>) => {
    const { unmount } = renderAt('/', <Opener load={load} onFailure={onFailure} />);
    fireEvent.click(screen.getByRole('link', { name: 'Open' }));
    continueBrowsing();
    await act(async () => undefined);
    return unmount;
  };
  const unmount = await openDialog(async () => Example);
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(openings);
  unmount();
  await openDialog(() => Promise.reject(new Error('offline')));
  expect(onFailure).toHaveBeenCalledTimes(openings);
});

const modifiers = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];
it.each(modifiers)('the browser handles a click with %s, which can open a new tab', (modifier) => {
  const load = vi.fn<() => Promise<ComponentType>>();
  renderAt('/', <Opener load={load} onFailure={() => undefined} />);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Open' }), { [modifier]: true })).toBe(true);
  expect(load).not.toHaveBeenCalled();
});
