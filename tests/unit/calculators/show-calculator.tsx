import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { hydrate as hydrateHtml } from '../hydrate.ts';
import { plain } from './calculate.ts';

const view = (name: CalculatorName) => (
  <MemoryRouter>
    <Calculator name={name} TableView={DataTable} />
  </MemoryRouter>
);

/** Renders a calculator on a page with the query. Timers are fake: `pause` advances them. */
export function show(name: CalculatorName, query = '') {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, '', `/calculators${query}`);
  return render(view(name));
}

/** Hydrates the HTML of a calculator after `prepare` has changed its controls. */
export const hydrate = (name: CalculatorName, prepare: () => void) => hydrateHtml(view(name), prepare);

/** Returns the prerendered calculator as browsers without JavaScript show it: without the controls that need scripts. */
export function withoutScript(name: CalculatorName) {
  const html = new DOMParser().parseFromString(renderToString(view(name)), 'text/html');
  for (const control of html.querySelectorAll('[data-needs-script]')) control.remove();
  return html;
}

export const boxOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const sliderOf = (label: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `${label}, slider` });
export const change = (control: HTMLElement, value: string | number) =>
  fireEvent.change(control, { target: { value: String(value) } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

export function enter(label: string | RegExp, text: string) {
  change(boxOf(label), text);
  fireEvent.blur(boxOf(label));
}

/** Returns the amount of the last row with this label, or an empty string if there is none. */
export function amountOf(label: string) {
  const term = [...document.querySelectorAll('dt')].findLast(({ textContent }) => textContent === label);
  return plain(term?.nextElementSibling?.textContent ?? '');
}

/** Returns the `<details>` element with this summary. */
export function detailsOf(summary: RegExp) {
  const details = screen.getByText(summary).closest('details');
  if (!details) throw new Error(`${summary} is in no <details>`);
  return details;
}

/** Opens or closes a `<details>` element, as a press on its summary does. */
export function toggle(details: HTMLDetailsElement, isOpen: boolean) {
  details.open = isOpen;
  fireEvent(details, new Event('toggle'));
}

export const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** Advances the timers by the pause after a change, and by the paint before an announcement. */
export const pause = () => [800, 50].forEach(wait);

/** Clicks a link, prevents the navigation, and returns the link. */
export function follow(name: RegExp) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link;
}
