import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfficeStatus } from '../../../src/components/office-status.tsx';
import { hydrate } from '../../unit/hydrate.ts';

/** 9:59:30 am on a Saturday in India. */
const beforeOpening = new Date('2026-11-28T04:29:30Z');

beforeEach(() => {
  vi.useFakeTimers({ now: beforeOpening });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('the status changes in the minute in which the office opens, with one timer for all instances', async () => {
  render([<OfficeStatus key="1" />, <OfficeStatus key="2" />]);
  await pass(100);
  expect(screen.getAllByText('We answer today from 10 am')).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(1);
  await pass(30_000);
  expect(screen.getAllByText('Open now, until 6 pm')).toHaveLength(2);
});

it('the status has no timer while the page is hidden', async () => {
  render(<OfficeStatus />);
  await pass(100);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  await pass(60_000);
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('Open now, until 6 pm')).toBeVisible();
});

it('the prerendered page has no status, because the time of the build differs from that of the visit', async () => {
  hydrate(<OfficeStatus />, (page) => expect(page).toHaveTextContent(/^$/));
  await pass(100);
  expect(screen.getByText('We answer today from 10 am')).toBeVisible();
});

it('the status updates after a translation tool has replaced its text', async () => {
  render(<OfficeStatus />);
  await pass(100);
  const text = screen.getByText('We answer today from 10 am');
  text.innerHTML = '<font>हम आज उत्तर देंगे</font>';
  await pass(30_000);
  expect(text).not.toBeInTheDocument();
  expect(screen.getByText('Open now, until 6 pm')).toBeVisible();
});
