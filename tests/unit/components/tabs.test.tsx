import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from '../../../src/components/tabs.tsx';

const keys = ['loan', 'discounting', 'funding'];
const items = keys.map((key) => ({
  key,
  title: `Title ${key}`,
  panel: <input aria-label={`Field ${key}`} />,
}));
const tabs = <Tabs label="Kind of enquiry" name="enquiry" items={items} />;
const selected = () => screen.getByRole('tab', { selected: true });

test.each([
  ['after hydration', () => void render(tabs)],
  ['prerendered', () => void (document.body.innerHTML = renderToString(tabs))],
])('the first tab is selected, and each tab names its panel: %s (TB1)', (_, show) => {
  show();
  expect(screen.getByRole('tablist', { name: 'Kind of enquiry' }).children).toHaveLength(3);
  const all = screen.getAllByRole('tab');
  expect(all.map((tab) => [tab.textContent, tab.tabIndex, tab.getAttribute('aria-selected')])).toEqual([
    ['Title loan', 0, 'true'],
    ['Title discounting', -1, 'false'],
    ['Title funding', -1, 'false'],
  ]);
  for (const tab of all) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('role', 'tabpanel');
    expect(panel).toHaveAttribute('aria-labelledby', tab.id);
  }
});

test('arrow keys, Home and End select a tab (TB1, TB2)', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  const seen: number[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Home']) {
    await user.keyboard(`{${key}}`);
    expect(selected()).toHaveFocus();
    seen.push(screen.getAllByRole('tab').indexOf(selected()));
  }
  expect(seen).toEqual([1, 2, 0, 2, 0, 2, 0]);
  await user.tab();
  expect(screen.getByLabelText('Field loan')).toHaveFocus();
});

test('Up, Down, PageUp and PageDown are left to the browser (TB1)', () => {
  render(tabs);
  const keysLeft = ['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'End'].filter((key) =>
    fireEvent.keyDown(screen.getAllByRole('tab')[0]!, { key }),
  );
  expect(keysLeft).toEqual(['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp']);
});

test('fields keep typed text when another tab is selected (TB3)', async () => {
  render(tabs);
  fireEvent.input(screen.getByLabelText('Field loan'), { target: { value: 'Meera' } });
  for (const name of ['Title funding', 'Title loan'])
    await userEvent.click(screen.getByRole('tab', { name }));
  expect(screen.getByLabelText('Field loan')).toHaveValue('Meera');
});

test('the chosen tab is written into the URL without a new history entry (TB3)', async () => {
  history.replaceState({ key: 'kept' }, '', '/?from=mail#enquiry-loan');
  const steps = history.length;
  render(tabs);
  await userEvent.click(screen.getByRole('tab', { name: 'Title funding' }));
  await waitFor(() => expect(selected()).toHaveTextContent('Title funding'));
  expect(location.search + location.hash).toBe('?from=mail&tab=funding');
  expect(history.state).toEqual({ key: 'kept' });
  expect(history.length).toBe(steps);
});

test.each([
  ['/?tab=funding', 2],
  ['/#enquiry-funding', 2],
  ['/?tab=discounting&tab=loan', 1],
  ['/?tab=LOAN', 1], // no tab has this key, so the selection does not change
  ['/?tab=__proto__#%E0', 1],
])('after a change of the URL to %s, the tab at index %i is selected (TB3)', (url, expected) => {
  history.replaceState(null, '', '/?tab=discounting');
  render(tabs);
  history.replaceState(null, '', url);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getAllByRole('tab').indexOf(selected())).toBe(expected);
});

test('a tab that find-in-page opens stays selected after a change of the fragment (TB3)', () => {
  history.replaceState(null, '', '/?tab=discounting');
  render(tabs);
  fireEvent(
    screen.getByLabelText('Field funding').closest('[data-tab-panel]')!,
    new Event('beforematch', { bubbles: true }),
  );
  history.replaceState(null, '', `${location.search}#main`);
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
  expect(selected()).toHaveTextContent('Title funding');
});
