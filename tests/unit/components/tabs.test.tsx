import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { Tabs } from '../../../src/components/tabs.tsx';

const items = ['loan', 'discounting', 'funding'].map((key) => ({
  key,
  title: `Title ${key}`,
  panel: <input aria-label={`Field ${key}`} />,
}));
const tabs = <Tabs label="Kind of enquiry" name="enquiry" items={items} />;
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});

test('a named tab list, one tab stop, the first selected (TB1)', () => {
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
  ['at work', () => void render(tabs)],
  ['prerendered', () => void (document.body.innerHTML = renderToString(tabs))],
])('every tab controls a panel that is there, and the panel is named by its tab: %s (TB1)', (_, show) => {
  show();
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('role', 'tabpanel');
    expect(panel).toHaveAttribute('aria-labelledby', tab.id);
  }
});

test('Left and Right wrap, Home and End go to the ends, and selection follows focus (TB1)', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    seen.push(selected());
  }
  expect(seen).toEqual([
    'Title discounting',
    'Title funding',
    'Title loan',
    'Title funding',
    'Title loan',
    'Title funding',
  ]);
});

test('Up, Down, PageUp and PageDown are left to the page (b-12) (TB1)', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  const tab = screen.getByRole('tab', { selected: true });
  const keys = ['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'End'];
  // fireEvent answers false where the page's own action was prevented.
  expect(keys.map((key) => [key, fireEvent.keyDown(tab, { key }), selected()])).toEqual([
    ['PageDown', true, 'Title loan'],
    ['PageUp', true, 'Title loan'],
    ['ArrowDown', true, 'Title loan'],
    ['ArrowUp', true, 'Title loan'],
    ['End', false, 'Title funding'],
  ]);
});

test('a panel whose first thing is a control is no tab stop of its own (TB2)', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  await user.tab();
  expect(screen.getByLabelText('Field loan')).toHaveFocus();
});

test('all panels and their headings are in the static HTML (TB2)', () => {
  const html = renderToString(tabs);
  for (const { key } of items) {
    expect(html).toContain(`Title ${key}</h3>`);
    expect(html).toContain(`Field ${key}`);
  }
  expect(html).not.toContain('hidden=""');
});

test('b-12: the focus catcher of the static HTML is a child of .tabs, where forms.css hides it', () => {
  document.body.innerHTML = renderToString(tabs);
  const catchers = document.querySelectorAll('button[aria-hidden=true]');
  expect([...catchers].every((button) => button.parentElement?.matches('.tabs'))).toBe(true);
  expect(catchers).toHaveLength(1);
  document.body.innerHTML = '';
  render(tabs);
  expect(document.querySelector('button[aria-hidden=true]')).toBeNull();
});

test('what is typed in a panel survives a change of tab (TB3)', async () => {
  render(tabs);
  fireEvent.input(screen.getByLabelText('Field loan'), { target: { value: 'Meera' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Title funding' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Title loan' }));
  expect(screen.getByLabelText('Field loan')).toHaveValue('Meera');
});

test('the address selects a tab by ?tab= and by hash, and an unknown one selects the first (TB3)', () => {
  const selectedAt = ['/?tab=discounting', '/#enquiry-funding', '/?tab=nothing#123'].map((address) => {
    history.replaceState(null, '', address);
    const { unmount } = render(tabs);
    const title = selected();
    unmount();
    return title;
  });
  expect(selectedAt).toEqual(['Title discounting', 'Title funding', 'Title loan']);
});

test('a chosen tab is written into the address without a new step in history (TB3)', async () => {
  history.replaceState({ key: 'kept' }, '', '/?from=mail#enquiry-loan');
  const steps = history.length;
  render(tabs);
  await userEvent.click(screen.getByRole('tab', { name: 'Title funding' }));
  await waitFor(() => expect(selected()).toBe('Title funding'));
  expect(location.search + location.hash).toBe('?from=mail&tab=funding');
  expect(history.state).toEqual({ key: 'kept' });
  expect(history.length).toBe(steps);
});

test('a hash that arrives later selects its tab (TB3)', () => {
  render(tabs);
  history.replaceState(null, '', '/#enquiry-funding');
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
  expect(selected()).toBe('Title funding');
});
