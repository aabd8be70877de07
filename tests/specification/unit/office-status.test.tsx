import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OfficeStatus } from '../../../src/components/office-status.tsx';
import { hydrate } from '../../unit/hydrate.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T04:29:30Z') }); // 9:59:30 am on a Saturday in India
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const closed = 'We answer today from 10 am';
const open = 'Open now, until 6 pm';

it('the status changes when the office opens, in the same text node, with one timer for all instances', async () => {
  const { unmount } = render([<OfficeStatus key="1" />, <OfficeStatus key="2" />]);
  await wait(100);
  expect(screen.getAllByText(closed)).toHaveLength(2);
  const node = screen.getAllByText(closed)[0]?.firstChild;
  expect(vi.getTimerCount()).toBe(1);
  await wait(30_000);
  expect(screen.getAllByText(open)).toHaveLength(2);
  expect(screen.getAllByText(open)[0]?.firstChild).toBe(node); // Safari scrolls if the text node is replaced
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('the status has no timer while the page is hidden, and is updated when the page is shown', async () => {
  render(<OfficeStatus />);
  await wait(100);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  await wait(60_000);
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText(open)).toBeVisible();
});

it('the prerendered page has no status, because the status depends on the time of the visit', async () => {
  hydrate(<OfficeStatus />, (page) => expect(page).toHaveTextContent(/^$/));
  await wait(100);
  expect(screen.getByText(closed)).toBeVisible();
});

it('the status is updated after a translation extension has replaced its text', async () => {
  render(<OfficeStatus />);
  await wait(100);
  const text = screen.getByText(closed);
  text.innerHTML = '<font>हम आज उत्तर देंगे</font>';
  await wait(30_000);
  expect(text.textContent).toBe(open);
});
