import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from '../../../src/components/tabs.tsx';

const items = ['loan', 'discounting', 'funding'].map((key) => ({
  key,
  title: `Title ${key}`,
  panel: <input aria-label={`Field ${key}`} />,
}));
const tabs = <Tabs label="Kind of enquiry" name="enquiry" items={items} />;
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('is a named tab list with one tab stop, the first tab, which is selected (TB1)', () => {
  render(tabs);
  const list = screen.getByRole('tablist', { name: 'Kind of enquiry' });
  const all = within(list).getAllByRole('tab');
  expect(
    all.map((tab) => [tab.textContent, tab.tabIndex, tab.ariaSelected ?? tab.getAttribute('aria-selected')]),
  ).toEqual([
    ['Title loan', 0, 'true'],
    ['Title discounting', -1, 'false'],
    ['Title funding', -1, 'false'],
  ]);
});

test.each([
  ['after hydration', () => void render(tabs)],
  ['prerendered', () => void (document.body.innerHTML = renderToString(tabs))],
])('every tab controls an existing panel that is named by its tab: %s (TB1)', (_, show) => {
  show();
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('role', 'tabpanel');
    expect(panel).toHaveAttribute('aria-labelledby', tab.id);
  }
});

test('Left and Right wrap, Home and End go to the ends, selection follows focus, and Tab enters the panel (TB1, TB2)', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    seen.push(selected());
  }
  expect(seen.join()).toBe(
    'Title discounting,Title funding,Title loan,Title funding,Title loan,Title funding',
  );
  await user.keyboard('{Home}');
  await user.tab();
  expect(screen.getByLabelText('Field loan')).toHaveFocus();
});

test('leaves Up, Down, PageUp and PageDown to the browser (TB1)', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  const tab = screen.getByRole('tab', { selected: true });
  const keys = ['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'End'];
  // fireEvent returns false if the default action was prevented.
  expect(keys.map((key) => [key, fireEvent.keyDown(tab, { key }), selected()])).toEqual([
    ['PageDown', true, 'Title loan'],
    ['PageUp', true, 'Title loan'],
    ['ArrowDown', true, 'Title loan'],
    ['ArrowUp', true, 'Title loan'],
    ['End', false, 'Title funding'],
  ]);
});

test('has all panels and their headings in the static HTML (TB2)', () => {
  const html = renderToString(tabs);
  for (const { key } of items) {
    expect(html).toContain(`Title ${key}</h3>`);
    expect(html).toContain(`Field ${key}`);
  }
  expect(html).not.toContain('hidden=""');
});

test('keeps typed text when the tab changes (TB3)', async () => {
  render(tabs);
  fireEvent.input(screen.getByLabelText('Field loan'), { target: { value: 'Meera' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Title funding' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Title loan' }));
  expect(screen.getByLabelText('Field loan')).toHaveValue('Meera');
});

test('writes the chosen tab into the address without a new history entry (TB3)', async () => {
  history.replaceState({ key: 'kept' }, '', '/?from=mail#enquiry-loan');
  const steps = history.length;
  render(tabs);
  await userEvent.click(screen.getByRole('tab', { name: 'Title funding' }));
  await waitFor(() => expect(selected()).toBe('Title funding'));
  expect(location.search + location.hash).toBe('?from=mail&tab=funding');
  expect(history.state).toEqual({ key: 'kept' });
  expect(history.length).toBe(steps);
});

test('selects the tab of a hash that changes later (TB3)', () => {
  render(tabs);
  history.replaceState(null, '', '/#enquiry-funding');
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
  expect(selected()).toBe('Title funding');
});
