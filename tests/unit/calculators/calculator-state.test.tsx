import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { exampleValues } from '../../../src/calculators/calculator-values.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { announced } from '../announced.ts';

const view = (name: CalculatorName) => (
  <MemoryRouter>
    <Calculator name={name} TableView={DataTable} />
  </MemoryRouter>
);
const boxOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const change = (control: HTMLElement, value: string | number) =>
  fireEvent.change(control, { target: { value: String(value) } });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Hydrates the HTML of a calculator after `prepare` has changed its controls. */
function hydrate(name: CalculatorName, prepare: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view(name));
  prepare();
  return render(view(name), { container, hydrate: true });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, '', '/calculators');
});

it('has the values of the address after Back, and keeps those of the visitor if the address has none', () => {
  render(view('overdue'));
  change(boxOf('Date of payment'), '2031-05-20');
  change(boxOf(/^Unpaid amount.*\(₹\)$/), '3 lakh');
  for (const label of ['Date of payment', /^Unpaid amount.*\(₹\)$/]) fireEvent.blur(boxOf(label));
  history.replaceState(null, '', '/calculators');
  fireEvent.popState(window);
  expect(boxOf('Date of payment')).toHaveValue('2031-05-20');
  history.replaceState(null, '', '/calculators?overdue=250000-20300102-30-20300401-7');
  fireEvent.popState(window);
  expect(boxOf('Date of payment')).toHaveValue('2030-04-01');
  expect(boxOf(/^Unpaid amount.*\(₹\)$/)).toHaveValue('2,50,000');
});

it('announces the result of the last of several changes only', () => {
  render(view('rating'));
  change(boxOf('Rate reduction (%)'), '2');
  wait(500);
  change(boxOf('Rate reduction (%)'), '3');
  wait(400);
  wait(50); // until the next paint
  expect(announced()).toEqual([]);
  wait(350);
  wait(50);
  expect(announced()).toEqual([expect.stringMatching(/^3% lower/)]);
});

it('replaces an invalid value each time an example is chosen', () => {
  render(view('loan'));
  for (let times = 0; times < 3; times += 1) {
    change(boxOf('Tenure (months)'), '1209');
    press('Personal');
    expect(boxOf('Tenure (months)')).toHaveValue('36');
  }
});

it('has an alert at the result only while there is an error, whose message follows what is typed', () => {
  const { container } = render(view('bill'));
  const alert = () => container.querySelector('p.text-destructive:not([id])');
  expect(alert()).toBeNull();
  const box = boxOf('Due in (days)');
  change(box, '300');
  fireEvent.blur(box);
  expect(alert()?.querySelector('span')).not.toBeEmptyDOMElement(); // the icon
  expect(alert()).toHaveTextContent(/^Check “Due in”\. The most is 120 days\./);
  change(box, '3');
  expect(box).toHaveAccessibleDescription('Error: The least is 30 days.');
  change(screen.getByRole('slider', { name: 'Due in, slider' }), 45);
  expect(box).toHaveValue('45');
  expect(alert()).toBeNull();
});

it('gives the last valid values to the content below, and which of them are the example’s', () => {
  const Below = (props: { values: object; isOutdated: boolean; examples: readonly [string, object][] }) => (
    <output>{JSON.stringify({ ...props, examples: props.examples.map(([key]) => key) })}</output>
  );
  render(<Calculator name="loan" TableView={DataTable} Below={Below} />, { wrapper: MemoryRouter });
  const below = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object;
  const values = exampleValues(calculatorDefinitions.loan);
  expect(below()).toEqual({ values, isOutdated: false, examples: ['amount', 'rate', 'months'] });
  change(boxOf('Loan amount (₹)'), '12 lakh');
  change(boxOf('Interest rate p.a. (%)'), '10.50');
  const examples = ['months'];
  expect(below()).toEqual({ values: { ...values, amount: 12_00_000_00 }, isOutdated: false, examples });
  change(boxOf('Processing and other fees (₹)'), '10 lakh');
  change(boxOf('Loan amount (₹)'), '8 lakh');
  expect(below()).toMatchObject({ values: { amount: 12_00_000_00, fees: 10_00_000_00 }, isOutdated: true });
  press('Car');
  expect(below()).toMatchObject({
    values: { amount: 8_00_000_00, months: 84 },
    isOutdated: false,
    examples: ['amount', 'rate', 'months'],
  });
});

it('has nothing below the result without such content', () => {
  const { container } = render(view('loan'));
  expect(container.firstElementChild?.childElementCount).toBe(1);
});

it('applies what was typed, moved or chosen before hydration', () => {
  hydrate('rating', () => {
    boxOf('Loan amount (₹)').value = '50 lakh';
    screen.getByRole<HTMLInputElement>('slider', { name: 'Rate reduction, slider' }).value = '250';
  });
  expect(boxOf('Loan amount (₹)')).toHaveValue('50 lakh');
  expect(boxOf('Rate reduction (%)')).toHaveValue('2.5');
  expect(screen.getByText('₹1,25,000', { selector: 'dd.text-brand' })).toBeVisible();
});

it('has no message for an incomplete value that is still being typed at hydration', () => {
  hydrate('rating', () => {
    boxOf('Loan amount (₹)').value = '5';
    boxOf('Loan amount (₹)').focus();
  });
  expect(boxOf('Loan amount (₹)')).toHaveValue('5');
  expect(boxOf('Loan amount (₹)')).not.toHaveAttribute('aria-invalid', 'true');
  fireEvent.blur(boxOf('Loan amount (₹)'));
  expect(boxOf('Loan amount (₹)')).toHaveAccessibleDescription('Error: The least is ₹10,00,000.');
});

it('selects the value of the box that has the focus at hydration, and of no other', () => {
  hydrate('rating', () => boxOf('Loan amount (₹)').focus());
  const selectedIn = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
    (selectionEnd ?? 0) - (selectionStart ?? 0);
  expect(selectedIn(boxOf('Loan amount (₹)'))).toBe('1,00,00,000'.length);
  expect(selectedIn(boxOf('Rate reduction (%)'))).toBe(0);
});

it.each([
  ['ArrowLeft', { altKey: true }],
  ['r', { metaKey: true }],
])('has its values in the address once the shortcut %s with %o is pressed', (key, modifier) => {
  render(view('rating'));
  change(boxOf('Rate reduction (%)'), '2.75');
  fireEvent.keyDown(boxOf('Rate reduction (%)'), { key, ...modifier });
  expect(location.search).toBe('?rating=10000000x-12x-2.75-1x-0');
});

it('limits its dates for the browser, and has a numeric keyboard for other boxes', () => {
  render(view('overdue'));
  const date = boxOf('Date of acceptance');
  expect(date).toHaveAttribute('type', 'date');
  expect([date.min, date.max, date.getAttribute('inputmode')]).toEqual(['2018-08-01', '2040-12-31', null]);
  const amount = boxOf(/^Unpaid amount.*\(₹\)$/);
  expect([amount.type, amount.getAttribute('inputmode'), amount.min]).toEqual(['text', 'decimal', '']);
});

it('shows amounts and terms also in larger units, next to the label and for the slider', () => {
  const { unmount } = render(view('loan'));
  const wordsOf = (label: string) =>
    boxOf(label).closest('div')?.parentElement?.querySelector('.float-right')?.textContent;
  const sliderOf = (label: string) => screen.getByRole('slider', { name: `${label}, slider` });
  expect([wordsOf('Loan amount (₹)'), wordsOf('Tenure (months)')]).toEqual(['10 lakh', '10 years']);
  expect(wordsOf('Interest rate p.a. (%)')).toBeUndefined();
  expect(sliderOf('Tenure')).toHaveAttribute('aria-valuetext', '120 months, 10 years');
  expect(sliderOf('Interest rate p.a.')).toHaveAttribute('aria-valuetext', '10.5%');
  change(boxOf('Tenure (months)'), '11');
  expect(sliderOf('Tenure')).toHaveAttribute('aria-valuetext', '11 months');
  change(boxOf('Tenure (months)'), '12');
  expect(sliderOf('Tenure')).toHaveAttribute('aria-valuetext', '12 months, 1 year');
  change(boxOf('Tenure (months)'), '27');
  expect(sliderOf('Tenure')).toHaveAttribute('aria-valuetext', '27 months, 2 years 3 months');
  unmount();
  render(view('borrow'));
  change(boxOf('Value of the property (₹) (optional)'), '60 lakh');
  expect(wordsOf('Value of the property (₹) (optional)')).toBeUndefined(); // it has no slider
});

it.each([
  ['2030-01-02', /Day, month and year: 2 Jan 2030\.$/],
  ['2031-12-11', /Day, month and year: 11 Dec 2031\.$/],
  ['', /Day, month and year, such as \d+ \w+ \d{4}\.$/],
])('describes a date field with %j by its parts in words', (date, hint) => {
  render(view('overdue'));
  change(boxOf('Date of payment'), date);
  expect(boxOf('Date of payment')).toHaveAccessibleDescription(hint);
});
