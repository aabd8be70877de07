import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { DataTable } from '../../../src/sections/data-table.tsx';

const sheet = () => document.querySelector<HTMLElement>('[data-sheet]');
/** The rosette drawn from the visitor's values. */
const ownRosette = () => sheet()?.querySelector('svg[aria-hidden="true"][viewBox^="-810"]')?.innerHTML;
const serial = () => screen.getByText(/^Calculation No\. [0-9A-Z]{7}$/).textContent;
const moveTerm = (months: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Tenure, slider' }), {
    target: { value: String(months) },
  });

beforeEach(() => {
  history.replaceState(null, '', '/calculators');
  render(<Calculator name="loan" TableView={DataTable} />, { wrapper: MemoryRouter });
});
afterEach(() => vi.unstubAllGlobals());

it('gives the example the rosette of its service, and each other calculation its own rosette and number', () => {
  const example = serial();
  expect(sheet()?.querySelector('.ros-loans')).toBeInTheDocument();
  expect(ownRosette()).toBeUndefined();
  moveTerm(180);
  const [own, number] = [ownRosette(), serial()];
  expect(own).toContain('<path');
  const layers = [...(sheet()?.querySelectorAll('svg[viewBox^="-810"] > g > g') ?? [])];
  expect(layers.map((layer) => layer.classList.contains('stroke-highlight-fine'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(number).not.toBe(example);
  moveTerm(240);
  expect(ownRosette()).not.toBe(own);
  expect(serial()).not.toBe(number);
  moveTerm(180);
  expect([ownRosette(), serial()]).toEqual([own, number]);
  moveTerm(120);
  expect([ownRosette(), serial()]).toEqual([undefined, example]);
});

it('shares result, number and the address that opens it, where the browser can share', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  moveTerm(180);
  fireEvent.click(screen.getByRole('button', { name: 'Share the result: EMI' }));
  expect(share).toHaveBeenCalledWith({
    title: 'EMI',
    text: expect.stringMatching(
      /^EMI, no\. [0-9A-Z]{7}\. .*₹.* Illustration only, not an offer\. Still from our example: Loan amount, Interest rate p\.a\.$/,
    ),
    url: expect.stringMatching(/\/calculators\?loan=1000000x-10\.5x-180-[\dx-]+#calculator-loan$/),
  });
});

it('says nothing when the visitor closes the list of apps', async () => {
  const share = vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('closed', 'AbortError')));
  vi.stubGlobal('navigator', { share });
  fireEvent.click(screen.getByRole('button', { name: 'Share the result: EMI' }));
  await Promise.resolve();
  expect(screen.queryByText(/copied|blocked/)).toBeNull();
});

it('copies it where sharing fails', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const share = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Share the result: EMI' }));
  await screen.findByText('Result and link copied.');
  expect(writeText).toHaveBeenCalledOnce();
});

it('copies it elsewhere, and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Share the result: EMI' }));
  await screen.findByText('Result and link copied.');
  expect(writeText.mock.calls[0]?.[0]).toMatch(/^EMI, no\. .*\n\S+\?loan=\S+#calculator-loan$/s);
  vi.stubGlobal('navigator', {}); // an in-app browser without clipboard
  fireEvent.click(screen.getByRole('button', { name: 'Share the result: EMI' }));
  await screen.findByText(/^Your browser blocked copying\./);
});
